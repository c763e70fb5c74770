import { CARDS, type CardId, RESOURCES, type Resource, type View, WONDERS, type WonderId } from '../../src/index.js';

// What SOLO reads off the table, counted from the printed cards each time. It shares the printed components with the package, and no code.

export const SOLO = 0;
export const HUMAN = 1;
export type Side = typeof SOLO | typeof HUMAN;

export const rival = (side: Side): Side => (side === SOLO ? HUMAN : SOLO);

/** What is printed where a building or a wonder tells its price. */
export interface Print extends Readonly<Record<Resource, number>> {
  readonly coins: number;
  readonly points: number;
}

const CHOICES = { raw: ['wood', 'clay', 'stone'], goods: ['glass', 'papyrus'] } as const;

const units = (print: Print): number => RESOURCES.reduce((all, resource) => all + print[resource], 0);

/** DUEL-110: coins and two for each resource. */
export const printedCost = (print: Print): number => print.coins + 2 * units(print);

/** A wonder as the table plays it: another print replaces its cost and points. */
export function wonderPrint({ options }: View, id: WonderId): Print {
  const other = options.wonderOverrides.find(({ wonder }) => wonder === id);
  return other === undefined ? WONDERS[id] : { ...other, points: other.victoryPoints };
}

const cards = (view: View, side: Side): readonly CardId[] => view.cities[side].cards;
export const standing = (view: View, side: Side): readonly WonderId[] =>
  view.cities[side].built.map(({ wonder }) => wonder);
export const unbuilt = (view: View, side: Side): readonly WonderId[] => view.cities[side].wonders;

export const ofColour = (view: View, side: Side, ...colours: readonly string[]): readonly CardId[] =>
  cards(view, side).filter((id) => colours.includes(CARDS[id].colour));

/** DUEL-060: the symbols of a side, one for each copy. */
export function symbols(view: View, side: Side): readonly string[] {
  const holding = view.pantheon?.holdings[side];
  const snake = holding?.divinities.includes('nisaba') === true ? (view.pantheon?.snake ?? null) : null;
  return [
    ...[...ofColour(view, side, 'green'), ...(snake === null ? [] : [snake])].map((id) => CARDS[id].symbol ?? ''),
    ...(view.cities[side].progress.includes('law') ? ['law'] : []),
    ...(holding?.divinities.includes('ishtar') === true ? ['law'] : []),
  ];
}

export const kinds = (view: View, side: Side): number => new Set(symbols(view, side)).size;

/** Whether a symbol would be the sixth of a side. */
export const isSixth = (view: View, side: Side, symbol: string): boolean =>
  kinds(view, side) === 5 && !symbols(view, side).includes(symbol);

/** The units on brown and grey cards. */
const producedBy = (view: View, side: Side, resource: Resource): number =>
  ofColour(view, side, 'brown', 'grey').reduce((all, id) => all + CARDS[id].produces[resource], 0);

/** What gives a side one resource of choice: yellow cards and standing wonders. */
const choosing = (view: View, side: Side): readonly (keyof typeof CHOICES)[] =>
  [...cards(view, side).map((id) => CARDS[id].choice), ...standing(view, side).map((id) => WONDERS[id].choice)].flatMap(
    (choice) => (choice === null ? [] : [choice]),
  );

/** DUEL-111. */
export const owned = (view: View, side: Side, resource: Resource): number =>
  producedBy(view, side, resource) +
  choosing(view, side).filter((choice) => (CHOICES[choice] as readonly Resource[]).includes(resource)).length;

/** DUEL-112. */
export function need(view: View, side: Side, resource: Resource): number {
  const wanted = unbuilt(view, side).map((id) => wonderPrint(view, id)[resource]);
  return Math.max(0, ...wanted) - owned(view, side, resource);
}

/** The resources that a yellow card sells for one coin. */
export const sold = (id: CardId): readonly Resource[] => RESOURCES.filter((_, i) => (CARDS[id].fixed >> i) % 2 === 1);

/** The resources that a card lets its owner choose from. */
export const offered = (id: CardId): readonly Resource[] => {
  const { choice } = CARDS[id];
  return choice === null ? [] : CHOICES[choice];
};

/** DUEL-041: what a missing unit costs. */
function unitPrice(view: View, side: Side, resource: Resource): number {
  if (cards(view, side).some((id) => sold(id).includes(resource))) return 1;
  return 2 + producedBy(view, rival(side), resource);
}

/** DUEL-043: the fewest coins for these units, by trying every way to use what gives a resource of choice, and the rebates. */
function cheapest(
  missing: readonly (readonly [Resource, number])[],
  choices: readonly string[],
  rebates: number,
): number {
  const [choice, ...others] = choices;
  const without = (at: number) => missing.filter((_, i) => i !== at);
  const all = missing.reduce((sum, [, price]) => sum + price, 0);
  if (choice === undefined) {
    if (rebates === 0 || missing.length === 0) return all;
    return Math.min(...missing.map((_, i) => cheapest(without(i), [], rebates - 1)));
  }
  const fits = missing.flatMap(([resource], i) =>
    (CHOICES[choice as keyof typeof CHOICES] as readonly Resource[]).includes(resource) ? [i] : [],
  );
  const tries = fits.filter((at, i) => fits.findIndex((other) => missing[other]?.[0] === missing[at]?.[0]) === i);
  return Math.min(cheapest(missing, others, rebates), ...tries.map((at) => cheapest(without(at), others, rebates)));
}

function resourcesAndCoins(view: View, side: Side, print: Print, rebates: number): number {
  const missing = RESOURCES.flatMap((resource) => {
    const count = Math.max(0, print[resource] - producedBy(view, side, resource));
    return Array.from({ length: count }, () => [resource, unitPrice(view, side, resource)] as const);
  });
  return print.coins + cheapest(missing, choosing(view, side), rebates);
}

const REBATE = 2;

/** DUEL-042 to DUEL-045: what a side would pay for a building. */
export function cardPrice(view: View, side: Side, id: CardId): number {
  const card = CARDS[id];
  const { progress } = view.cities[side];
  const isTemple = card.colour === 'temple';
  const token = card.mythology;
  if (card.from !== null && cards(view, side).includes(card.from)) return 0;
  if (token !== null && view.pantheon?.holdings[side].mythologies.includes(token) === true) return 0;
  const rebates = card.colour === 'blue' && progress.includes('masonry') ? REBATE : 0;
  const price = resourcesAndCoins(view, side, card, rebates);
  return progress.includes('engineering') && (card.from !== null || isTemple) ? Math.min(price, 1) : price;
}

/** What a side would pay for a wonder. */
export const wonderPrice = (view: View, side: Side, id: WonderId): number =>
  resourcesAndCoins(
    view,
    side,
    wonderPrint(view, id),
    view.cities[side].progress.includes('architecture') ? REBATE : 0,
  );

/** What SOLO's scales take for the cost of a building. */
export const cardCost = (view: View, side: Side, id: CardId): number =>
  view.options.costReading === 'actual' ? cardPrice(view, side, id) : printedCost(CARDS[id]);

/** What SOLO's scales take for the cost of a wonder. */
export const wonderCost = (view: View, side: Side, id: WonderId): number =>
  view.options.costReading === 'actual' ? wonderPrice(view, side, id) : printedCost(wonderPrint(view, id));
