import type { AnyGame, OptionsOf } from '../contract/game.js';
import type { Meta, Save } from '../contract/save.js';
import type { Schema } from '../contract/schema.js';
import { gameGiven, playthroughGiven } from '../engine/given.js';
import { integer, oneOf } from '../schema/fields.js';
import { deepFreeze } from '../schema/freeze.js';
import { isObject, list, object, schema, text } from '../schema/schema.js';
import { savedDigest } from './digest.js';
import { besides, type PlaythroughOf } from './record.js';
import { takenBackSchema } from './taken-back.js';
import { verdictSchema } from './verdict.js';

/** The version of the format of saves. */
export const VERSION = 3;

/**
 * The save of a playthrough, ready for `JSON.stringify`. It spells out the options that were left at their defaults, and takes over
 * `meta` and `verdict` of the record.
 *
 * @example
 * ```ts
 * import { begin, load, save } from '@wonders/core/records';
 * import { sealed } from '@wonders/core/testing';
 * const { record, state } = begin(sealed, { seed: 'monday' });
 * const saved = save(sealed, { record: { ...record, meta: { names: ['Ada', 'Blaise'] } }, state });
 * console.log(saved.options['seats']); // 3
 * const loaded = load(sealed, JSON.stringify(saved));
 * console.log(loaded.ok && loaded.playthrough.record.meta); // { names: ['Ada', 'Blaise'] }
 * ```
 * @category Records
 */
export function save<G extends AnyGame>(game: G, playthrough: PlaythroughOf<G>): Save {
  gameGiven('save', game);
  const { record } = playthroughGiven('save', playthrough);
  return {
    format: 'wonders-save',
    version: VERSION,
    game: game.id,
    rules: game.rules,
    options: fullOptions(game, record.options),
    moves: record.moves.map((move) => game.encodeMove(move)),
    ...sealedBy(game, playthrough),
  };
}

/** The end of a save: its digest, and what stands beside the moves. */
export function sealedBy<G extends AnyGame>(
  game: G,
  { record, state }: PlaythroughOf<G>,
): Pick<Save, 'digest' | 'meta' | 'verdict' | 'takenBack'> {
  const { takenBack, ...rest } = record;
  const lines = takenBack?.map((line) => ({ ...line, moves: line.moves.map((move) => game.encodeMove(move)) }));
  const beside = besides({ ...rest, takenBack: lines });
  return { digest: savedDigest(state, beside), ...beside };
}

/**
 * All options of a record, the defaults spelled out. Tables of components that were not given stay out: they are printed matter, which
 * belongs to the rules. So does a generator that nobody chose: a table with hidden cards takes no second person then. What is no option of
 * the game stays in, so that `load` names it.
 */
export function fullOptions<G extends AnyGame>(game: G, options: OptionsOf<G>): Save['options'] {
  const given: Save['options'] = options;
  const full = game.options['~standard'].validate(options);
  if ('issues' in full) return { ...given };
  const entries = Object.entries(full.value as object);
  return Object.fromEntries(
    entries.filter(([key, value]) => Object.hasOwn(given, key) || !(key === 'rng' || isObject(value))),
  );
}

/** The parts that saves of both forms may lack. */
export const BESIDES = {
  meta: /* @__PURE__ */ schema(
    'an object, or absent',
    (value): value is Meta | undefined => value === undefined || isObject(value),
  ),
  verdict: verdictSchema,
  takenBack: takenBackSchema,
} as const;

/**
 * The shape of a save, as a Standard Schema.
 *
 * @category Records
 */
export const saveSchema: Schema<Save> = /* @__PURE__ */ deepFreeze(
  object<Save>({
    format: oneOf('wonders-save'),
    version: integer(1, VERSION),
    game: text(100),
    rules: integer(1, 1_000_000),
    options: schema('an object', isObject),
    moves: list(text(1000), 0, 100_000),
    digest: text(14),
    ...BESIDES,
  }),
);
