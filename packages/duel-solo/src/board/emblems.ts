import type { IconName, Sketch } from '@wonders/core/board';
import type { CardId, Mythology } from '../components/cards.js';
import type { DivinityId } from '../components/pantheon.js';
import type { ProgressId } from '../components/progress.js';
import type { Move } from '../notation.js';

/** A board of this game during drawing. */
export type Board = Sketch<Move>;

const DIVINITIES: Readonly<Record<DivinityId | 'gate', string>> = {
  enki: 'M1 7c4-4 7-4 11 0s7 4 11 0v4c-4 4-7 4-11 0s-7-4-11 0ZM1 16c4-4 7-4 11 0s7 4 11 0v4c-4 4-7 4-11 0s-7-4-11 0Z',
  ishtar:
    'M12 1l2.2 5.8L20 4l-2.8 5.8L23 12l-5.8 2.2L20 20l-5.8-2.8L12 23l-2.2-5.8L4 20l2.8-5.8L1 12l5.8-2.2L4 4l5.8 2.8Z',
  nisaba:
    'M12 1c2.5 2.5 2.5 4.5 0 7c-2.5-2.5-2.5-4.5 0-7ZM11 9.5C7 9 5 7.5 5 3.5c4 0 6 2 6 6ZM13 9.5C17 9 19 7.5 19 3.5c-4 0-6 2-6 6ZM11 16c-4-.5-6-2-6-6c4 0 6 2 6 6ZM13 16c4-.5 6-2 6-6c-4 0-6 2-6 6ZM11 17h2v6h-2Z',
  astarte: 'M3 5a9.2 9.2 0 1 0 18 0a9.5 9.5 0 0 1-18 0ZM12 2a4 4 0 1 1 0 8a4 4 0 1 1 0-8Z',
  baal: 'M2 1c1 5 3 6 6 6h8c3 0 5-1 6-6c3 6 1 10-4 11l-2 8l-4 3l-4-3l-2-8C1 11-1 7 2 1ZM8.5 12v2h2.5v-2ZM13 12v2h2.5v-2Z',
  tanit: 'M12 1a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7ZM2 6h2.5v3h15V6H22v5.5H2ZM12 12.5L20 23H4Z',
  aphrodite: 'M12 22C5 16 1.5 12.5 1.5 8A5.3 5.3 0 0 1 12 6A5.3 5.3 0 0 1 22.5 8c0 4.5-3.5 8-10.5 14Z',
  hades:
    'M2 2h3.5v6c0 2 1.5 3 4.7 3h3.6c3.2 0 4.7-1 4.7-3V2H22v7c0 3.5-2.5 5.5-6.5 5.5h-1.7V23h-3.6v-8.5H8.5C4.5 14.5 2 12.5 2 9Z',
  zeus: 'M14 1L4 14h6l-2 9L20 9h-7Z',
  anubis: 'M5 1l5 6h4l9 7l-2 2.5h-6L13 23H5l1-11ZM11.5 10v2H14v-2Z',
  isis: 'M12 1a5 5 0 0 1 2 9.5V12h7v3.5h-7V23h-4v-7.5H3V12h7v-1.5A5 5 0 0 1 12 1ZM12 4a2 2.5 0 1 0 0 5a2 2.5 0 1 0 0-5Z',
  ra: 'M12 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM11 1h2v3.5h-2ZM11 19.5h2V23h-2ZM1 11h3.5v2H1ZM19.5 11H23v2h-3.5ZM4 5.4L5.4 4l2.5 2.5L6.5 7.9ZM16.1 17.5l1.4-1.4L20 18.6L18.6 20ZM4 18.6l2.5-2.5l1.4 1.4L5.4 20ZM16.1 6.5L18.6 4L20 5.4l-2.5 2.5Z',
  mars: 'M12 1c6 0 10 3 11 9l-3.5-2C18 5.5 15.5 4.5 12 4.5S6 5.5 4.5 8L1 10c1-6 5-9 11-9ZM12 6c4.5 0 7.5 3 7.5 7v9h-5v-5l1.5-3h-3V22h-2v-8H8l1.5 3v5h-5v-9c0-4 3-7 7.5-7Z',
  minerva:
    'M3 1l5 3h8l5-3v12c0 6-4 10-9 10s-9-4-9-10ZM8 7a3 3 0 1 0 0 6a3 3 0 1 0 0-6ZM16 7a3 3 0 1 0 0 6a3 3 0 1 0 0-6ZM12 13l1.8 4h-3.6Z',
  neptune:
    'M2 2h3.5v6c0 2 1.5 3 4.7 3V1h3.6v10c3.2 0 4.7-1 4.7-3V2H22v7c0 3.5-2.5 5.5-6.5 5.5h-1.7V23h-3.6v-8.5H8.5C4.5 14.5 2 12.5 2 9Z',
  gate: 'M2 23V11a10 10 0 0 1 20 0v12h-6V11.5a4 4 0 0 0-8 0V23Z',
};

const MYTHOLOGIES: Readonly<Record<Mythology, string>> = {
  mesopotamian: 'M9 3h6v4.5h3v5h2.5v4.5H23V21H1v-4h2.5v-4.5H6v-5h3Z',
  phoenician: 'M12.5 2c5 2 7 5 7 9h-7ZM11 4v7H5c.5-3 2.5-6 6-7ZM2 13h20c-1 5-4 8-7 8H9c-3 0-6-3-7-8Z',
  greek: 'M2 2h20v4H2ZM5 7.5h3V18H5ZM10.5 7.5h3V18h-3ZM16 7.5h3V18h-3ZM2 19.5h20v3H2Z',
  egyptian:
    'M1 10C7 3 17 3 23 10c-6 7-16 7-22 0ZM12 6.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7ZM8 16.5h3L10 23H7ZM14 16l6 4l-1.5 2.5l-6-5Z',
  roman: 'M12 1l2.5 4H23c0 6-3 9.5-7 10.5l1.5 7h-11l1.5-7C4 14.5 1 11 1 5h8.5Z',
};

const PROGRESS: Readonly<Record<ProgressId, string>> = {
  agriculture:
    'M12 1c3 3 3 6 0 9c-3-3-3-6 0-9ZM11 12c-5 0-7.5-2-7.5-6.5c5 0 7.5 2 7.5 6.5ZM13 12c5 0 7.5-2 7.5-6.5c-5 0-7.5 2-7.5 6.5ZM11 13h2v10h-2Z',
  architecture: 'M2 2h20v4H2ZM4 7.5h4V18H4ZM10 7.5h4V18h-4ZM16 7.5h4V18h-4ZM2 19.5h20v3H2Z',
  economy:
    'M3 4c0-3 18-3 18 0v3c0 3-18 3-18 0ZM3 10c3 2.5 15 2.5 18 0v3.5c0 3-18 3-18 0ZM3 16.5c3 2.5 15 2.5 18 0V20c0 3-18 3-18 0Z',
  law: 'M11 1h2v3h8v2l2.5 8h-9L17 6h-4v13h5v3H6v-3h5V6H7l2.5 8h-9L3 6V4h8ZM5 7.5L3.5 12.5h3ZM19 7.5l-1.5 5h3Z',
  masonry: 'M1 3h13v5.5H1ZM15.5 3H23v5.5h-7.5ZM1 10h7.5v5.5H1ZM10 10h13v5.5H10ZM1 17h13v5.5H1ZM15.5 17H23v5.5h-7.5Z',
  mathematics: 'M2 1L23 22H2ZM6 10.5V18h7.5Z',
  philosophy:
    'M1 9h12c3 0 5-1.5 6-4l4 1c-1 5-4 9-9 9.5V18h3v3H6v-3h3v-2.5C5 15 1.5 12.5 1 9ZM19 1c2 1.2 2 2 1 3.5c-1.5-.8-1.8-2-1-3.5Z',
  strategy: 'M4 2h4v3h2V2h4v3h2V2h4v7l-3 2v6h2v5H5v-5h2v-6L4 9Z',
  theology: 'M12 1a4 4 0 1 1 0 8a4 4 0 1 1 0-8ZM2 11h20l-2.5 4h-15ZM7 16.5h10v6H7Z',
  urbanism:
    'M1 12l6-5l6 5v10.5H1ZM14.5 22.5V3H23v19.5ZM16.5 6v3h1.7V6ZM19.5 6v3h1.7V6ZM16.5 12v3h1.7v-3ZM19.5 12v3h1.7v-3ZM5 15v7.5h4V15Z',
  mysticism:
    'M12 4c5 0 9 3.5 11 8c-2 4.5-6 8-11 8S3 16.5 1 12c2-4.5 6-8 11-8ZM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10ZM12 9.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4Z',
  poliorcetics:
    'M1 15L17 2l2.5 3L9 13.5h13V17H1ZM6 18.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5ZM17 18.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5ZM20 1a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5Z',
  engineering: 'M1 22V8a11 8 0 0 1 22 0v14h-3V9.5h-4.5V22h-2.5V9.5h-2V22H8.5V9.5H4V22Z',
};

/** What each guild counts. */
const GUILDS: Readonly<Partial<Record<CardId, IconName>>> = {
  'merchants-guild': 'camel',
  'shipowners-guild': 'ship',
  'builders-guild': 'mason',
  'magistrates-guild': 'balance',
  'scientists-guild': 'armillary',
  'moneylenders-guild': 'coin',
  'tacticians-guild': 'sword',
};

/** Draws an emblem around a point, in a tone. */
type Drawn = (x: number, y: number, size: number, tone?: string) => string;

const of =
  (board: Board, name: string, outline: string): Drawn =>
  (x, y, size, tone) =>
    board.emblem(name, outline, x, y, size, tone);

export const divinityEmblem = (board: Board, id: DivinityId | 'gate'): Drawn => of(board, id, DIVINITIES[id]);
export const progressEmblem = (board: Board, id: ProgressId): Drawn => of(board, id, PROGRESS[id]);
export const mythologyEmblem = (board: Board, id: Mythology): Drawn => of(board, id, MYTHOLOGIES[id]);

/** The emblem of a guild; nothing for other cards. */
export const guildEmblem =
  (board: Board, id: CardId): Drawn =>
  (x, y, size, tone) => {
    const sign = GUILDS[id];
    return sign === undefined ? '' : board.icon(sign, x, y, size, tone);
  };
