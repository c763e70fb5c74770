import type { AnyGame, MoveOf, OptionsOf, StateOf } from '../../contract/game.js';
import type { Rng } from '../../contract/generator.js';
import type { Save } from '../../contract/save.js';
import { isInvalidOptionsError } from '../../engine/errors.js';
import { load } from '../../records/load.js';
import { begin, push } from '../../records/record.js';
import { save } from '../../records/save.js';
import { drawInt, seedRng } from '../../rng/rng.js';
import { named } from './named.js';
import { refusedAlike } from './playing.js';
import { anyMove, anyOf, JUNK, spoilt } from './random.js';
import { equal, fail, same } from './same.js';
import type { Contract } from './terms.js';
import { seeded, type Variant } from './values.js';

/** How many values are tried as each kind of input, for each variant and each of its random games. */
const TRIES = 20;

/** More random games than this make no more junk. */
const ENOUGH = 20;

/**
 * Untrusted JSON is taken or refused by name, whatever it arrives as. `check`, `applyMove`, `decodeMove`, `newGame` and `load` throw nothing
 * else, and change nothing.
 */
export function checkJunk<G extends AnyGame>(game: G, { variants, bound, games = 1 }: Contract<G>): void {
  const tries = TRIES * Math.min(games, ENOUGH);
  for (const variant of variants)
    named(`${game.id}: junk in the variant "${variant.name}"`, () => {
      const rng = seedRng(`junk/${variant.name}`);
      const { positions, saved } = playedThrough(game, variant, bound, rng);
      const texts = textsIn(game, positions);
      for (let i = 0; i < tries; i++) {
        asMove(game, anyOf(rng, positions), rng);
        asText(game, texts, rng);
        asState(game, anyOf(rng, positions), rng);
        asOptions(game, variant, rng);
      }
      // A save is played again to the end.
      for (let i = 0; i < tries / 2; i++) asSave(game, saved, texts.words, rng);
    });
}

/** The moves of a random game that its save keeps: it is played again for each one that is spoilt. */
const KEPT = 12;

/** The first position of each kind of decision in a random game, the last one, and a save of its beginning. */
function playedThrough<G extends AnyGame>(
  game: G,
  { options }: Variant<G>,
  bound: number,
  rng: Rng,
): { readonly positions: readonly StateOf<G>[]; readonly saved: Save } {
  const found = new Map<string, StateOf<G>>();
  let played = begin(game, seeded<G>(options, 'junk'));
  let state: StateOf<G> = played.state;
  for (let ply = 0; state.pending.length > 0 && ply < bound; ply++) {
    const { kind = '' } = state.pending.at(-1) ?? {};
    if (!found.has(kind)) found.set(kind, state);
    const move = anyMove(game, state, rng);
    if (ply < KEPT) played = push(game, played, move);
    state = game.applyMove(state, move);
  }
  return { positions: [...found.values(), state], saved: save(game, played) };
}

/** Moves as text, and the words that moves are written with. */
interface Texts {
  readonly codes: readonly string[];
  readonly words: readonly string[];
}

function textsIn<G extends AnyGame>(game: G, positions: readonly StateOf<G>[]): Texts {
  const codes = positions.flatMap((position) => {
    const legal: readonly MoveOf<G>[] = game.legalMoves(position).slice(0, 40);
    return legal.map((move) => game.encodeMove(move));
  });
  const odd = ['__proto__', '-', '', '0', '-1', '1.5', 'hidden'];
  const words = new Set([...Object.keys(game.notation), ...odd, ...codes.flatMap((code) => code.split(' '))]);
  return { codes, words: [...words] };
}

function asMove<G extends AnyGame>(game: G, state: StateOf<G>, rng: Rng): void {
  const before = JSON.stringify(state);
  const legal: readonly MoveOf<G>[] = game.legalMoves(state);
  const value = legal.length > 0 ? spoilt(anyOf(rng, legal), rng) : anyOf(rng, JUNK);
  const refusal = game.check(state, value);
  if (refusal === undefined) {
    if (!legal.some((move) => equal(move, value))) fail(`check accepts ${JSON.stringify(value)} as a move`);
    return;
  }
  const sentence = game.describeRefusal(refusal);
  if (sentence === '' || /\bNaN\b|\[object/.test(sentence)) fail(`the refusal ${refusal.code} reads "${sentence}"`);
  refusedAlike(game, state, value, rng);
  same(JSON.stringify(state), before, 'the state after a refused move');
}

const wordsOf = (rng: Rng, words: readonly string[]): readonly string[] =>
  Array.from({ length: drawInt(rng, 6) }, () => anyOf(rng, words));

/** The words of a move, one of them another one or one too many. */
function nearly(code: string, rng: Rng, words: readonly string[]): readonly string[] {
  const parts = code.split(' ');
  parts.splice(drawInt(rng, parts.length + 1), drawInt(rng, 2), anyOf(rng, words));
  return parts;
}

function asText<G extends AnyGame>(game: G, { codes, words }: Texts, rng: Rng): void {
  const text = (drawInt(rng, 2) === 0 ? wordsOf(rng, words) : nearly(anyOf(rng, codes), rng, words)).join(' ');
  const move = game.decodeMove(text);
  if (move !== undefined && game.encodeMove(move) !== text) fail(`decodeMove reads "${text}" as another move`);
  const value = anyOf(rng, JUNK);
  if (typeof value !== 'string' && game.decodeMove(value as string) !== undefined)
    fail(`decodeMove reads ${JSON.stringify(value)}, which is no text`);
}

function asState<G extends AnyGame>(game: G, state: StateOf<G>, rng: Rng): void {
  const [value, move] = [anyOf(rng, JUNK), anyOf(rng, JUNK)];
  if (game.check(value as StateOf<G>, move)?.code !== 'not-this-game')
    fail(`check takes ${JSON.stringify(value)} for a state`);
  // It answers, whichever of both it answers.
  game.states['~standard'].validate(spoilt(state, rng));
}

function asOptions<G extends AnyGame>(game: G, { options }: Variant<G>, rng: Rng): void {
  const { fields } = game.options;
  const given: Record<string, unknown> = { ...(options as object), seed: 'junk' };
  for (const { name, values } of fields)
    if (drawInt(rng, fields.length) < 2) given[name] = anyOf(rng, [...values, anyOf(rng, JUNK)]);
  const told = JSON.stringify(given);
  try {
    const value = drawInt(rng, 3) === 0 ? spoilt(given, rng) : given;
    if (game.newGame(value as OptionsOf<G>).pending.length === 0) fail(`newGame(${told}) is over before it begins`);
  } catch (error) {
    if (!isInvalidOptionsError(error) || error.issues.length === 0) throw error;
    for (const { message, expected } of error.issues)
      if (message === '' || expected === '') fail(`newGame(${told}) is refused, but not told what it should be`);
  }
}

function asSave<G extends AnyGame>(game: G, saved: Save, words: readonly string[], rng: Rng): void {
  const moves = [...saved.moves];
  if (moves.length > 0) moves[drawInt(rng, moves.length)] = [anyOf(rng, words), anyOf(rng, words)].join(' ');
  const value = drawInt(rng, 2) === 0 ? spoilt(saved, rng) : { ...saved, moves };
  const loaded = load(game, drawInt(rng, 2) === 0 ? value : JSON.stringify(value));
  if (!loaded.ok) {
    if (loaded.issue.message === '') fail(`load does not say what is wrong with ${JSON.stringify(value)}`);
  } else if (save(game, loaded.playthrough).digest !== saved.digest) fail(`load accepts ${JSON.stringify(value)}`);
}
