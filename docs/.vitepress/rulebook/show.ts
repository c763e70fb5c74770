/// <reference types="vite/client" />
import { type AnyGame, CHANCE, type MoveOf, type StateOf } from '@wonders/core';
import type { BoardOptions, Mark } from '@wonders/core/board';
import { droppedBy } from '@wonders/core/words';
import { type Origin, positionOf, type Scene, type Scenes } from '../../rules/scenes/scene.js';
import { fragmentFor } from '../playground/address.js';
import { offers, type Playable } from '../playground/games.js';
import { sceneCaptionsIn } from './captions.js';
import { type Without, withoutOf } from './without.js';

type State = StateOf<AnyGame>;
type Move = MoveOf<AnyGame>;
type Look = Pick<BoardOptions<Move>, 'theme' | 'width'>;

/** An example of a rule, as the page shows it. */
export interface Shown {
  /** The tag of the language that the game speaks: it may be another one than that of the page. */
  readonly tag: string;
  /** The sentence that the example illustrates. */
  readonly says: string;
  readonly pictures: readonly { readonly caption: string; readonly svg: string }[];
  /** The effect of the move, or the reason why it is refused. */
  readonly lines: readonly string[];
  /** The address of the position in Play here, where a game leads to it. */
  readonly play: string | undefined;
  /** What would be without the rule, where that is known. */
  readonly without: Without | undefined;
}

const files = import.meta.glob<{ readonly default: Scenes }>('../../rules/scenes/*.json');

/** Whether a rule has an example. */
export const hasScene = async (game: string, rule: string): Promise<boolean> =>
  Object.hasOwn((await files[`../../rules/scenes/${game}.json`]?.())?.default ?? {}, rule);

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const stop = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** Lays the example of a rule on the table, told in a language of the site where the game speaks it. */
export async function show(game: string, rule: string, look: Look, language: string): Promise<Shown> {
  const [scenes, playable] = await Promise.all([
    files[`../../rules/scenes/${game}.json`]?.(),
    offers[game]?.load(language),
  ]);
  const scene = scenes?.default[rule];
  if (scene === undefined || playable === undefined) throw new Error(`There is no example of ${rule}.`);
  const state = positionOf(playable.game, scene.at);
  const told = actOf(playable, scene, rule, state, look, language);
  return {
    tag: playable.language.tag,
    says: stop(capital(scene.says ?? '')),
    ...told,
    play: await address(playable.game, scene.at),
    without: await withoutOf(playable, rule, look, language),
  };
}

/** The seat that the pictures are drawn for: the player who moves, else the first one. */
export function sideOf(game: AnyGame, state: State): number {
  const roles = game.seats(state).map(({ role }) => role);
  const [active = CHANCE] = game.activeSeats(state);
  return roles[active] === 'player' ? active : Math.max(0, roles.indexOf('player'));
}

/** The pictures of an example, and its sentences. */
function actOf(
  playable: Playable,
  scene: Scene,
  rule: string,
  state: State,
  look: Look,
  language: string,
): Pick<Shown, 'pictures' | 'lines'> {
  const { game, drawBoard, describeEvent, describeMove, describeRefusal } = playable;
  const say = sceneCaptionsIn(language);
  const seat = sideOf(game, state);
  const picture = (now: State, marks: readonly Mark[] = []): string =>
    drawBoard(game.view(now, seat), { ...look, language: playable.language, marks, seat });
  const move: Move | undefined = scene.move === undefined ? undefined : game.decodeMove(scene.move);
  if (move === undefined) {
    const outcome = game.outcome(state);
    const totals =
      outcome?.scores.map(({ seat: each, total }) =>
        say.total(playable.language.seat(game.view(state, seat), each), total),
      ) ?? [];
    return { pictures: [{ caption: outcome ? say.end : say.position, svg: picture(state) }], lines: totals };
  }
  const sentence = describeMove(state, move);
  if (scene.shows === 'refusal') {
    const refusal = game.check(state, move);
    const why = refusal === undefined ? '' : describeRefusal(refusal, state);
    return {
      pictures: [{ caption: say.position, svg: picture(state) }],
      lines: [say.tried(sentence), say.refused(stop(why))],
    };
  }
  const { state: next, events } = game.transition(state, move);
  const choice = scene.shows === 'bot' ? choiceOf(playable, state, rule) : { lines: [], marks: [] };
  const told = events.flatMap((event) => describeEvent(state, event)?.text ?? []);
  return {
    pictures: [
      { caption: say.before, svg: picture(state, choice.marks) },
      { caption: say.after(sentence), svg: picture(next, changed(picture(state), picture(next))) },
    ],
    lines: [...choice.lines, ...new Set<string>(told)].slice(0, 12).map((line) => stop(capital(line))),
  };
}

/** With more changes than this, marks would not guide the eye. */
const MOST_MARKED = 6;

/** The places of a picture by their ids, wherever they lie. */
function places(svg: string): ReadonlyMap<string, string> {
  const parts = svg.split('<g id="').slice(1);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('"');
      return [part.slice(0, end), part.slice(end).replace(/ transform="[^"]*"/, '')];
    }),
  );
}

/** Marks what a move has changed, where that is little. */
function changed(before: string, after: string): readonly Mark[] {
  const old = places(before);
  const marks = [...places(after)]
    .filter(([id, markup]) => old.get(id) !== markup)
    .map(([place]) => ({ place, as: 'last' as const }));
  return marks.length > MOST_MARKED ? [] : marks;
}

/** The candidates that the rung of a rule kept and dropped when the bot chose. */
function choiceOf(
  { game, describeExplanation }: Playable,
  state: State,
  rule: string,
): { lines: readonly string[]; marks: readonly Mark[] } {
  const [seat] = game.activeSeats(state);
  const { headline, steps } = describeExplanation(state, game.explainBotMove(state, seat));
  const own = steps.filter((step) => step.rule.replace(/\..*$/, '') === rule);
  const step = own.filter((each) => droppedBy(each).length > 0).at(-1) ?? own.at(-1);
  if (step === undefined) return { lines: [headline], marks: [] };
  const marks = step.candidates.map(({ id, kept }) => ({
    place: id,
    as: kept ? ('kept' as const) : ('dropped' as const),
  }));
  return { lines: [headline, step.line], marks };
}

/** The address of a position in Play here, where a game leads to it. */
export async function address(game: AnyGame, at: Origin): Promise<string | undefined> {
  if ('state' in at) return undefined;
  const record = { options: at.options, moves: at.moves.map((code) => game.decodeMove(code) as Move) };
  const state = positionOf(game, at);
  return fragmentFor(game, { record: { game: game.id, ...record }, state });
}
