import type { CommonWords, ReachedPlace } from '../contract/language.js';
import { CHANCE, type Seat } from '../contract/position.js';
import { deepFreeze } from '../schema/freeze.js';
import { count, listed } from './phrases.js';

/** Kinds of moves and ids of components as words. The minus of a number stays. */
const inWords = (id: string): string => id.replace(/(\w)-/g, '$1 ');

/** A part of a move, by its path in JSON: `the slot of the move`. */
const partOf = (path: string): string => {
  const keys = path.split('/').filter((key) => /\D/.test(key));
  return ['move', ...keys]
    .map((key) => `the ${key}`)
    .reverse()
    .join(' of ');
};

/** A name within a sentence. */
const within = (name: string): string => (name === 'You' ? 'you' : name);

/** Whose turn it is; among several the reader comes last. */
function turnOf(names: readonly string[]): string {
  const others = names.filter((name) => name !== 'You');
  if (others.length === 0) return 'your turn';
  return `the turn of ${listed(others.length < names.length ? [...others, 'you'] : others)}`;
}

/** Texts of a form, as one sees them there: `“SOLO” or “Another player”`. */
const quoted = (texts: readonly string[], joining: string): string =>
  listed(
    texts.map((text) => `“${text}”`),
    joining,
  );

/** Who has won. Names stand alone here: some of them would need an article in a sentence. */
function won(names: readonly string[]): string {
  const [name] = names;
  if (name === undefined) return 'Nobody wins';
  if (names.length > 1) return `Winners: ${listed(names.map(within))}`;
  return name === 'You' ? 'You win' : `Winner: ${name}`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The place of the reader: `You are fourth with 25 points`. */
function placed({ place, shared, seats, points }: ReachedPlace): string {
  const total = points === null ? '' : ` with ${count(points, 'point')}`;
  if (place === 1) return shared ? `You share the victory${total && `,${total}`}` : `You win${total}`;
  if (seats === 2) return `You lose${total}`;
  const nth = ORDINALS[place - 1] ?? `${place}th`;
  return `You ${shared ? `share ${nth} place` : `are ${nth}`}${total}`;
}

/** The name of a seat; its number from 1 where the table is not known. */
const called = (seat: Seat, nameOf: (seat: Seat) => string): string => nameOf(seat) || `seat ${seat + 1}`;

/**
 * What the words of all games share, in English.
 *
 * @category Words
 */
export const commonEnglish: CommonWords = /* @__PURE__ */ deepFreeze({
  refusals: {
    'not-this-game': ({ game, rules, madeUnder }) =>
      madeUnder === undefined
        ? `this is not a state of ${game} with rules ${rules}`
        : `this state was made under rules ${madeUnder} of ${game}, this is rules ${rules}: load the save of the game, which replays it`,
    view: ({ seat }, nameOf) =>
      `this is what ${typeof seat === 'number' ? within(called(seat, nameOf)) : 'a spectator'} may see, not a state`,
    over: () => 'the game is over',
    malformed: ({ path, expected }) => `${partOf(path)} should be ${expected}`,
    'not-your-turn': ({ active }, nameOf) =>
      active[0] === CHANCE
        ? 'the host answers chance first'
        : `it is ${turnOf(active.map((seat) => called(seat, nameOf)))}`,
    stale: ({ ply }) => `the game has gone on to ply ${ply}: this move was meant for another one`,
    'other-rules': ({ rules, madeUnder }) =>
      `the table plays by rules ${rules}, and this move was made under rules ${madeUnder}: load the page again`,
    'not-now': ({ expected }) => `expected now: ${expected.map(inWords).join(', ')}`,
    // An answer without letters is a place on a map.
    impossible: ({ answer }) => `${/[a-z]/.test(answer) ? inWords(answer) : 'that'} cannot turn up any more`,
  },
  you: 'You',
  sealed: (seat) => (seat === 'You' ? 'You have chosen in secret' : `${seat} has chosen in secret`),
  unseen: 'Something turns up unseen',
  verdicts: {
    resign: (loser) => `${loser} ${loser === 'You' ? 'have' : 'has'} resigned`,
    time: (loser) => `${loser === 'You' ? 'Your time' : `The time of ${loser}`} is up`,
    host: (loser) => `The host has ended the game${loser === '' ? '' : ` against ${loser === 'You' ? 'you' : loser}`}`,
    draw: () => 'All have agreed to a draw',
  },
  won,
  placed,
  equalOn: (questions) => `On ${questions} questions they are equal`,
  fellAt: (question) => `question ${question}`,
  otherwise: (moves, answer) => `This would change it: ${moves.join('. ')}. Then: ${answer}`,
  unchanged: 'None of your moves that were tried changes it',
  noted: (candidate, note) => `${candidate} (${note})`,
  item({ list, item, label, kept, dropped, alone, equal }) {
    if (alone) return `${list === '' ? '' : `${list}: `}only ${kept} is left`;
    const place = list === '' ? '' : `${list}, item ${item}: `;
    return `${place}${label}${equal ? ', all equal' : ''}: ${kept}${dropped === '' ? '' : `; not ${dropped}`}`;
  },
  piece({ name, effect, status, price }) {
    const what = effect === '' ? name : `${name}: ${effect}`;
    const cost = price.length === 0 ? '' : `costs ${price.join(', ')}`;
    return [what, status, cost].filter((part) => part !== '').join('; ');
  },
  legend: {
    hint: 'the move that is advised',
    turn: 'the last move',
    check: 'kept by the priority list',
    cross: 'dropped by the priority list',
    asked: 'what the question is about',
  },
  more: (moves) => `${moves} more`,
  allowed({ kind, values, items, min, max, distinct }) {
    const size = min === max ? `${max}` : min === 0 ? `at most ${max}` : `${min} to ${max}`;
    const free: Readonly<Record<typeof kind, readonly string[]>> = {
      choice: [],
      number: [min === max ? `${max}` : `a whole number from ${min} to ${max}`],
      text: [`a text of ${size} characters`],
      list: [
        `a list of ${size} ${items.length === 0 ? 'texts' : `of ${quoted(items, 'and')}`}${distinct ? ', none of them twice' : ''}`,
      ],
      table: ['a table that replaces the printed one'],
    };
    return [...(values.length === 0 ? [] : [quoted(values, 'or')]), ...free[kind]].join(', or ');
  },
  limited: (others, allowed) =>
    `If ${others.map(({ label, values }) => `“${label}” is ${quoted(values, 'or')}`).join(' and ')}: ${allowed}`,
});
