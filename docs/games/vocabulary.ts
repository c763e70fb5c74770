import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FoundGame, variantsNamed } from '../../.ci/lib/games.js';
import { root } from '../../.ci/lib/packages.js';
import { type AnyGame, CHANCE, draw, type MoveOf, type StateOf, seedRng } from '../../packages/core/src/index.js';
import { positionOf, type Scenes } from '../rules/scenes/scene.js';
import { anchorOf, type Named } from './anchors.js';

type State = StateOf<AnyGame>;
type Move = MoveOf<AnyGame>;

/** A name that a game uses, and what it says there. */
export interface Term {
  /** As an anchor: `piece-mausoleum`. */
  readonly id: string;
  readonly name: string;
  readonly says: string;
  /** The rules that it comes from. */
  readonly rules: readonly string[];
}

/** What a game calls its refusals, its events and its pieces. */
export interface Vocabulary {
  readonly refusals: readonly Term[];
  readonly events: readonly Term[];
  readonly pieces: readonly Term[];
}

/** The names in a language of which every game has a sentence. */
interface Words {
  readonly tag: string;
  readonly common: { readonly refusals: object };
  readonly refusals: object;
  readonly events: object;
  readonly name: (component: string) => string | undefined;
}

const hasWords = (part: unknown): part is Words =>
  typeof part === 'object' && part !== null && 'tag' in part && 'refusals' in part;

const isState = (value: unknown): value is State =>
  typeof value === 'object' && value !== null && 'viewer' in value && value.viewer === null;

/** Terms as games show them: the first sentence of each name stays. */
class Collected {
  readonly found = new Map<string, Term>();
  readonly kind: Named;

  constructor(kind: Named) {
    this.kind = kind;
  }

  note(name: string, says: string, rules: readonly string[] = []): void {
    if ((this.found.get(name)?.says ?? '') !== '') return;
    this.found.set(name, { id: anchorOf(this.kind, name), name, says, rules });
  }

  /** By the order of the names, where one is given, else by the alphabet. */
  listed(names?: readonly string[]): readonly Term[] {
    for (const name of names ?? []) this.note(name, '');
    const all = [...this.found.values()];
    return names === undefined
      ? all.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
      : names.map((name) => this.found.get(name) as Term);
  }
}

/** The ids in a position: components, and whatever else is a word. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^[a-z][a-z0-9-]*$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

/** From this share of the components of a kind on, all of them have to be found. */
const NEARLY_ALL = 0.9;

/**
 * The components that the games looked at did not show although they showed nearly all others of their kind: the tables that a game exports have
 * every component.
 *
 * @param found - The names of those that were shown, in lower case.
 */
async function unseenOf(
  { game, pkg }: FoundGame,
  { name }: Words,
  found: ReadonlySet<string>,
): Promise<readonly string[]> {
  const exported: object = await import(join(pkg.dir, 'src/index.ts'));
  const tables = Object.values(exported).flatMap((table: unknown) =>
    typeof table === 'object' && table !== null && table !== game ? [Object.keys(table)] : [],
  );
  return tables.flatMap((ids) => {
    const names = ids.map((id) => name(id)?.toLowerCase() ?? '');
    const unseen = names.filter((each) => !found.has(each));
    return unseen.length > (1 - NEARLY_ALL) * names.length ? [] : unseen;
  });
}

/** Games are looked at now and then: a board changes little from move to move. */
const PACE = 6;
/** How many moves of other positions are tried in each. */
const TRIED = 8;

/** Finds the names of a game in games of the bots, in random ones and in the examples of its rules. */
export async function vocabularyOf(of: FoundGame, seeds: readonly string[]): Promise<Vocabulary> {
  const { game, manifest } = of;
  const [words, board] = await Promise.all([manifest.load.words(), manifest.load.board()]);
  const language = Object.values(words as object).find(hasWords);
  if (language === undefined) throw new Error(`${game.id} has no language`);
  const [refusals, events, pieces] = (['refusal', 'event', 'piece'] as const).map((kind) => new Collected(kind)) as [
    Collected,
    Collected,
    Collected,
  ];
  const refused = (state: unknown, move: unknown, seat?: number): void => {
    const refusal = game.check(state as State, move, seat);
    if (refusal === undefined) return;
    const rule = 'rule' in refusal && typeof refusal.rule === 'string' ? [refusal.rule] : [];
    refusals.note(refusal.code, words.describeRefusal(refusal, isState(state) ? state : undefined), rule);
  };
  const looked = (state: State): void => {
    for (const [seat, { role }] of game.seats(state).entries()) {
      if (role !== 'player') continue;
      const view = game.view(state, seat);
      const components = new Set(idsIn(view).map((id) => language.name(id)?.toLowerCase() ?? ''));
      const isComponent = (name: string): boolean =>
        [name, name.replace(/^.* token /, '')].some((each) => each !== '' && components.has(each.toLowerCase()));
      for (const [, place = ''] of board.drawBoard(view).matchAll(/data-piece="([^"]+)"/g)) {
        const piece = words.describePiece(view, place);
        if (piece !== undefined && isComponent(piece.name)) pieces.note(piece.name, piece.effect, piece.rules);
      }
      return;
    }
  };
  const played = (state: State, move: Move): State => {
    const { state: next, events: told } = game.transition(state, move);
    for (const event of told) {
      events.note(event.kind, words.describeEvent(state, event)?.text ?? '');
      // Where the sentence of the move has told the player, others still hear of it.
      events.note(event.kind, words.describeEvent(state, game.viewEvent(event, 'spectator'))?.text ?? '');
    }
    return next;
  };
  const seen: Move[] = [];
  const rng = seedRng('vocabulary');
  const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(draw(rng) * list.length)];
  const play = (options: object, byBots: boolean): void => {
    let state: State = game.newGame(options);
    for (let ply = 0; game.activeSeats(state).length > 0; ply++) {
      const chance = game.activeSeats(state)[0] === CHANCE;
      const legal: readonly Move[] = game.legalMoves(state);
      if (!chance) seen.push(...legal.slice(0, TRIED));
      for (let i = 0; i < TRIED && !chance; i++) refused(state, any(seen));
      if (!chance) for (const seat of game.seats(state).keys()) refused(state, legal[0], seat);
      refused(state, {});
      if (ply % PACE === 0) looked(state);
      state = played(state, byBots && !chance ? game.botMove(state) : (any(legal) as Move));
    }
    looked(state);
    for (const strange of [game.view(state, 0), {}, state]) refused(strange, any(seen));
  };
  for (const { options } of variantsNamed(manifest, manifest.shown.moves))
    for (const seed of seeds) play({ ...options, seed }, seed === seeds[0]);
  for (const { variant, seed } of manifest.shown.rare) play({ ...manifest.variants[variant], seed }, false);
  const file = join(root, 'docs/rules/scenes', `${game.id}.json`);
  const scenes = existsSync(file) ? Object.values(JSON.parse(readFileSync(file, 'utf8')) as Scenes) : [];
  for (const { at, move: code } of scenes) {
    const state = positionOf(game, at);
    looked(state);
    const move = code === undefined ? undefined : game.decodeMove(code);
    if (move === undefined) continue;
    if (game.check(state, move) === undefined) played(state, move);
    else refused(state, move);
  }
  const shown = new Set([...pieces.found.keys()].map((name) => name.toLowerCase().replace(/^.* token /, '')));
  const unseen = await unseenOf(of, language, shown);
  if (unseen.length > 0)
    throw new Error(
      `${game.id}: no game shows ${unseen.join(', ')}: name a seed that does in \`shown.rare\` of its manifest`,
    );
  return {
    refusals: refusals.listed([...Object.keys(language.refusals), ...Object.keys(language.common.refusals)]),
    events: events.listed(Object.keys(language.events)),
    pieces: pieces.listed(),
  };
}
