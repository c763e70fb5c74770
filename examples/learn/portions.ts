/** Plays portions of the games of a training, each into a file of its own: what is there is not played again. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type GameResult, playGames } from '@wonders/core/arena';
import { type SearchOptions, searchBot } from '@wonders/core/bots';
import { type PackedWeights, unpack } from '@wonders/core/learn';
import { alone, house, type Player, type Positions, playedBy, searching } from './judge-games.js';
import { lessonOf, searchWith } from './lessons.js';

/** A player of portions. */
export interface Portioned {
  readonly lesson: string;
  /** `null` for the house bot. */
  readonly weights: PackedWeights | null;
  readonly iterations: number;
  readonly exploration: number;
}

/** Games of one player, to learn from. */
export interface Lessons extends Portioned {
  readonly kind: 'lessons';
  readonly by: 'house' | 'alone' | 'search';
  readonly seed: string;
  readonly from: number;
  readonly count: number;
  readonly file: string;
}

/** Deals of a player against an older one, each on both seats. */
export interface Deals extends Portioned {
  readonly kind: 'deals';
  readonly older: PackedWeights;
  readonly seed: string;
  readonly from: number;
  readonly count: number;
  readonly file: string;
}

/** Who plays under which name in a match. */
export const [NEWER, OLDER] = ['newer', 'older'] as const;

/** The search with the weights of a player. */
function searchOf({ lesson, exploration, weights }: Portioned): SearchOptions {
  if (weights === null) throw new RangeError('the house bot does not search');
  return searchWith(lessonOf(lesson), unpack(weights), exploration);
}

function playerOf(portion: Lessons): Player {
  if (portion.by === 'house') return house;
  const search = searchOf(portion);
  return portion.by === 'alone' ? alone(search) : searching(search, portion.iterations);
}

/** Writes a file as a whole or not at all. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

/** Plays a portion, unless its file is there. */
export function playPortion(portion: Lessons | Deals): void {
  const { iterations, seed, from, count, file } = portion;
  if (existsSync(file)) return;
  const lesson = lessonOf(portion.lesson);
  if (portion.kind === 'lessons') {
    writeWhole(file, serialize(playedBy(lesson, playerOf(portion), count, seed, from)));
    return;
  }
  const bots = {
    [NEWER]: searchBot(lesson.game, { ...searchOf(portion), iterations }),
    [OLDER]: searchBot(lesson.game, { ...searchOf({ ...portion, weights: portion.older }), iterations }),
  };
  const results = [...playGames(lesson.game, bots, { ...lesson.options, seed }, { from, to: from + count })];
  writeWhole(file, JSON.stringify(results));
}

/** The positions of a portion. */
export const positionsIn = (file: string): Positions => deserialize(readFileSync(file)) as Positions;

/** The results of a portion. */
export const resultsIn = (file: string): readonly GameResult[] => JSON.parse(readFileSync(file, 'utf8'));
