import type { AnyGame, EventOf, Seat, StateOf } from '@wonders/core';
import { words } from './text.js';

type Facts = Readonly<Record<string, unknown>>;
type Name = (seat: Seat) => string;
/** A sentence for an event of one kind; an empty one where there is nothing to add to the move. */
type Teller = (facts: Facts, name: Name) => string;

const who = ({ seat }: Facts, name: Name): string => name(Number(seat));
/** You give, the AI gives. */
const verb = (facts: Facts, name: Name, stem: string): string => (who(facts, name) === 'You' ? stem : `${stem}s`);
const ofThe = (what: string) => (n: unknown) => `${n} ${what}${n === 1 ? '' : 's'}`;

/** Amounts in the order of their kinds, without those that are zero: `2 camels and 1 ship`. */
function amounts(counts: unknown, kinds: readonly string[], plural = kinds === CARDS): string {
  const some = kinds.flatMap((kind, i) => {
    const n = Math.abs(Number((counts as readonly number[])[i]));
    return n === 0 ? [] : [`${n} ${kind}${plural && n > 1 ? 's' : ''}`];
  });
  return some.length === 0 ? 'nothing' : some.join(' and ');
}

const CUBES = ['yellow', 'red', 'green', 'brown'];
const CARDS = ['camel', 'crane', 'ship', 'stone mason'];
const PORTS = ['north-west', 'north-east', 'south-east', 'south-west'];
const port = (n: unknown): string => `the ${PORTS[Number(n)] ?? n} port`;

const CENTURY: Readonly<Record<string, Teller>> = {
  turn: (facts, name) => `round ${facts['round']}: ${who(facts, name)} to move`,
  boat: () => '',
  action: () => '',
  trades: () => '',
  cubes: (facts, name) => {
    const by = facts['by'] as readonly number[];
    const given = by.map((n) => Math.min(n, 0));
    const got = by.map((n) => Math.max(n, 0));
    const parts = [
      ...(given.some((n) => n < 0) ? [`${verb(facts, name, 'give')} ${amounts(given, CUBES)}`] : []),
      ...(got.some((n) => n > 0) ? [`${verb(facts, name, 'get')} ${amounts(got, CUBES)}`] : []),
    ];
    return parts.length === 0 ? '' : `${who(facts, name)} ${parts.join(' and ')} (${words(String(facts['why']))})`;
  },
  loose: (facts) => {
    const by = facts['by'] as readonly number[];
    return `${amounts(by, CUBES)} ${by.some((n) => n < 0) ? 'taken up' : 'left lying'}`;
  },
  outpost: (facts, name) => `${who(facts, name)}: ${facts['symbol']} outpost number ${Number(facts['column']) + 1}`,
  bonus: (facts, name) => `${who(facts, name)}: bonus tile ${words(String(facts['tile']).replace('bonus-', ''))}`,
  order: (facts, name) => `${who(facts, name)} ${verb(facts, name, 'fill')} the order of ${port(facts['port'])}`,
  'closed-port': (facts) => `${port(facts['to'])} closes`,
  over: ({ why }) => `the game is over: ${words(String(why))}`,
};

const EIGHT: Readonly<Record<string, Teller>> = {
  'build-begun': () => '',
  'offer-committed': () => '',
  'turn-ended': () => '',
  completed: () => '',
  'offers-revealed': ({ offers }, name) =>
    `the offers are turned up: ${(offers as readonly (Facts | null)[])
      .flatMap((offer, seat) =>
        offer === null
          ? []
          : [
              `${name(seat)} ${amounts(offer['cards'], CARDS)}${offer['trade'] === true ? ' and the trading card' : ''}`,
            ],
      )
      .join(', ')}`,
  'cards-spent': (facts, name) => `${who(facts, name)} spends ${amounts(facts['cards'], CARDS)}`,
  'parts-placed': (facts, name) => `${who(facts, name)} places ${ofThe('part')(facts['parts'])}`,
  'disc-taken': (facts, name) => `${who(facts, name)} takes the disc`,
  points: (facts, name) => `${who(facts, name)} scores ${facts['points']} (${words(String(facts['category']))})`,
  'row-changed': ({ row }) => `scored by row ${row}`,
  'parts-returned': ({ wonder }) => `the parts of ${words(String(wonder))} are returned`,
  'action-played': (facts, name) => `${who(facts, name)} plays ${words(String(facts['card']))}`,
  'next-turn': (facts, name) => `next: ${who(facts, name)}`,
  'discard-reshuffled': ({ cards }) => `the discard pile is shuffled: ${ofThe('card')(cards)}`,
  ended: ({ why }) => `the game ends: ${words(String(why))}`,
};

const TELLERS: Readonly<Record<string, Readonly<Record<string, Teller>>>> = {
  'century-ai': CENTURY,
  'eight-wonders': EIGHT,
};

/** An event in words that this program has for a game; `undefined` where it has none and the event is listed. */
export function tellEvent(game: AnyGame, at: StateOf<AnyGame>, event: EventOf<AnyGame>): string | undefined {
  const seats = game.seats(at);
  const name: Name = (seat) => seats[seat]?.name ?? `Seat ${seat + 1}`;
  const hidden = Object.values(event).includes('hidden');
  return hidden ? undefined : TELLERS[game.id]?.[event.kind]?.(event as Facts, name);
}
