import { dailySeed, today } from '../playground/deals.js';
import { offers } from '../playground/games.js';
import { lineOf, told } from '../playground/lines.js';
import { pause } from '../playground/playing-out.js';
import {
  after,
  asked,
  brief,
  houseMove,
  lastOn,
  reasons,
  type Session,
  seen,
  sit,
  turnNow,
} from '../playground/session.js';
import { pack } from '../playground/share.js';

/** What is seen and said after a ply of a game that plays itself. */
export interface Frame {
  readonly svg: string;
  readonly says: string;
  /** The language of what is said. */
  readonly tag: string;
  /** Where the position stands in Play here, with its reasons. */
  readonly link: string;
}

/** How the board is to be drawn. */
export interface Look {
  readonly theme: 'light' | 'dark';
  /** In pixels; a phone has none, and sees the head of a board for phones. */
  readonly box?: { readonly width: number; readonly height: number };
}

/** So many plies are over before anybody looks: a game begins slowly. */
const BEGINNING = 12;

/** The deal of the day, played by the house bot in the reader's place, ply by ply to its end. */
export async function* dealOfToday(name: string, language: string, look: () => Look): AsyncGenerator<Frame> {
  const offer = offers[name];
  const playable = await offer?.load(language);
  if (offer === undefined || playable === undefined) return;
  const [variant = {}] = Object.values(offer.variants);
  let now = sit(playable, { ...variant, seed: dailySeed(name, today()) });
  for (let ply = 0; asked(now) !== undefined; ply = now.table.played.length) {
    now = after(now, houseMove(now));
    await pause();
    for (let at = ply + 1; at <= now.table.played.length; at++)
      if (at > BEGINNING) yield await frameOf(now, at, look());
  }
}

async function frameOf(session: Session, ply: number, { theme, box }: Look): Promise<Frame> {
  const { drawBoard, language, name } = session.playable;
  const svg = drawBoard(seen(session, ply), {
    marks: lastOn(session, ply),
    language,
    theme,
    still: true,
    ...(box === undefined ? { width: 'phone' } : { width: 'desk', box }),
  });
  const line = told(session)[ply - 1];
  const isLast = ply === session.table.played.length && asked(session) === undefined;
  const says = isLast ? turnNow(session) : (reasons(session, ply)?.brief ?? (line ? lineOf(line) : ''));
  return { svg, says, tag: language.tag, link: `/play#${name}/${await pack(JSON.stringify(brief(session, ply)))}` };
}
