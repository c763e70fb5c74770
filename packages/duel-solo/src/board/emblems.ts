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
    'M12 1l2.200 5.800L20 4l-2.800 5.800L23 12l-5.800 2.200L20 20l-5.800-2.800L12 23l-2.200-5.800L4 20l2.800-5.800L1 12l5.800-2.200L4 4l5.800 2.800Z',
  nisaba:
    'M12 1c2.500 2.500 2.500 4.500 0 7c-2.500-2.500-2.500-4.500 0-7ZM11 9.500C7 9 5 7.500 5 3.500c4 0 6 2 6 6ZM13 9.500C17 9 19 7.500 19 3.500c-4 0-6 2-6 6ZM11 16c-4-.5-6-2-6-6c4 0 6 2 6 6ZM13 16c4-.5 6-2 6-6c-4 0-6 2-6 6ZM11 17h2v6h-2Z',
  astarte: 'M3 5a9.200 9.200 0 1 0 18 0a9.500 9.500 0 0 1-18 0ZM12 2a4 4 0 1 1 0 8a4 4 0 1 1 0-8Z',
  baal: 'M2 1c1 5 3 6 6 6h8c3 0 5-1 6-6c3 6 1 10-4 11l-2 8l-4 3l-4-3l-2-8C1 11-1 7 2 1ZM8.500 12v2h2.500v-2ZM13 12v2h2.500v-2Z',
  tanit: 'M12 1a3.500 3.500 0 1 1 0 7a3.500 3.500 0 1 1 0-7ZM2 6h2.500v3h15V6H22v5.500H2ZM12 12.500L20 23H4Z',
  aphrodite:
    'M12 22C5 16 1.500 12.500 1.500 8A5.300 5.300 0 0 1 12 6A5.300 5.300 0 0 1 22.500 8c0 4.500-3.500 8-10.500 14Z',
  hades:
    'M3 2h3.500v6c0 2 1 3 3 3h5c2 0 3-1 3-3V2H21v7c0 3.500-2 5.500-5.500 5.500h-1.700V23h-3.600v-8.500H8.500C5 14.500 3 12.500 3 9Z',
  zeus: 'M14 1L4 14h6l-2 9L20 9h-7Z',
  anubis: 'M5 1l5 6h4l9 7l-2 2.500h-6L13 23H5l1-11ZM11.500 10v2H14v-2Z',
  isis: 'M12 1a5 5 0 0 1 2 9.500V12h7v3.500h-7V23h-4v-7.500H3V12h7v-1.500A5 5 0 0 1 12 1ZM12 4a2 2.500 0 1 0 0 5a2 2.500 0 1 0 0-5Z',
  ra: 'M12 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM11 1h2v3.500h-2ZM11 19.500h2V23h-2ZM1 11h3.500v2H1ZM19.500 11H23v2h-3.500ZM4 5.400L5.400 4l2.500 2.500L6.500 7.900ZM16.100 17.500l1.400-1.400L20 18.600L18.600 20ZM4 18.600l2.500-2.500l1.400 1.400L5.400 20ZM16.100 6.500L18.600 4L20 5.400l-2.500 2.500Z',
  mars: 'M12 1c6 0 10 3 11 9l-3.500-2C18 5.500 15.500 4.500 12 4.500S6 5.500 4.500 8L1 10c1-6 5-9 11-9ZM12 6c4.500 0 7.500 3 7.500 7v9h-5v-5l1.500-3h-3V22h-2v-8H8l1.500 3v5h-5v-9c0-4 3-7 7.500-7Z',
  minerva:
    'M3 1l5 3h8l5-3v12c0 6-4 10-9 10s-9-4-9-10ZM8 7a3 3 0 1 0 0 6a3 3 0 1 0 0-6ZM16 7a3 3 0 1 0 0 6a3 3 0 1 0 0-6ZM12 13l1.800 4h-3.600Z',
  neptune:
    'M2 2h3.500v6c0 2 1.500 3 4.700 3V1h3.600v10c3.200 0 4.700-1 4.700-3V2H22v7c0 3.500-2.500 5.500-6.500 5.500h-1.700V23h-3.600v-8.500H8.500C4.500 14.500 2 12.500 2 9Z',
  gate: 'M2 23V11a10 10 0 0 1 20 0v12h-6V11.500a4 4 0 0 0-8 0V23Z',
};

const MYTHOLOGIES: Readonly<Record<Mythology, string>> = {
  mesopotamian: 'M9 3h6v4.500h3v5h2.500v4.500H23V21H1v-4h2.500v-4.500H6v-5h3Z',
  phoenician: 'M12.500 2c5 2 7 5 7 9h-7ZM11 4v7H5c.5-3 2.500-6 6-7ZM2 13h20c-1 5-4 8-7 8H9c-3 0-6-3-7-8Z',
  greek: 'M3 2h18v4H3ZM5.500 7.500H9V18H5.500ZM10.500 7.500h3V18h-3ZM15 7.500h3.500V18H15ZM3 19.500h18V23H3Z',
  egyptian:
    'M1 10C7 3 17 3 23 10c-6 7-16 7-22 0ZM12 6.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7ZM8 16.500h3L10 23H7ZM14 16l6 4l-1.500 2.500l-6-5Z',
  roman: 'M12 1l2.500 4H23c0 6-3 9.500-7 10.500l1.500 7h-11l1.500-7C4 14.500 1 11 1 5h8.500Z',
};

const PROGRESS: Readonly<Record<ProgressId, string>> = {
  agriculture:
    'M12 1c3 3 3 6 0 9c-3-3-3-6 0-9ZM11 12c-5 0-7.500-2-7.500-6.500c5 0 7.500 2 7.500 6.500ZM13 12c5 0 7.500-2 7.500-6.500c-5 0-7.500 2-7.500 6.500ZM11 13h2v10h-2Z',
  architecture: 'M2 2h20v4H2ZM4 7.500h4V18H4ZM10 7.500h4V18h-4ZM16 7.500h4V18h-4ZM2 19.500h20v3H2Z',
  economy:
    'M3 4c0-3 18-3 18 0v3c0 3-18 3-18 0ZM3 10c3 2.500 15 2.500 18 0v3.500c0 3-18 3-18 0ZM3 16.500c3 2.500 15 2.500 18 0V20c0 3-18 3-18 0Z',
  law: 'M11 1h2v3h8v2l2.500 8h-9L17 6h-4v13h5v3H6v-3h5V6H7l2.500 8h-9L3 6V4h8ZM5 7.500L3.500 12.500h3ZM19 7.500l-1.500 5h3Z',
  masonry:
    'M1 3h13v5.500H1ZM15.500 3H23v5.500h-7.500ZM1 10h7.500v5.500H1ZM10 10h13v5.500H10ZM1 17h13v5.500H1ZM15.500 17H23v5.500h-7.500Z',
  mathematics: 'M2 1L23 22H2ZM6 10.500V18h7.500Z',
  philosophy:
    'M1 9h12c3 0 5-1.500 6-4l4 1c-1 5-4 9-9 9.500V18h3v3H6v-3h3v-2.500C5 15 1.500 12.500 1 9ZM19 1c2 1.200 2 2 1 3.500c-1.500-.8-1.800-2-1-3.500Z',
  strategy: 'M4 2h4v3h2V2h4v3h2V2h4v7l-3 2v6h2v5H5v-5h2v-6L4 9Z',
  theology: 'M12 1a4 4 0 1 1 0 8a4 4 0 1 1 0-8ZM2 11h20l-2.500 4h-15ZM7 16.500h10v6H7Z',
  urbanism:
    'M1 12l6-5l6 5v10.500H1ZM14.500 22.500V3H23v19.500ZM16.500 6v3h1.700V6ZM19.500 6v3h1.700V6ZM16.500 12v3h1.700v-3ZM19.500 12v3h1.700v-3ZM5 15v7.500h4V15Z',
  mysticism:
    'M12 4c5 0 9 3.500 11 8c-2 4.500-6 8-11 8S3 16.500 1 12c2-4.500 6-8 11-8ZM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10ZM12 9.800a2.200 2.200 0 1 1 0 4.400a2.200 2.200 0 1 1 0-4.400Z',
  poliorcetics:
    'M1 15L17 2l2.500 3L9 13.500h13V17H1ZM6 18.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5ZM17 18.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5ZM20 1a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5Z',
  engineering: 'M1 22V8a11 8 0 0 1 22 0v14h-3V9.500h-4.500V22h-2.500V9.500h-2V22H8.500V9.500H4V22Z',
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
