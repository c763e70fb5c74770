import { choose, type Naming, priorityList, type Rng, replaced, type Seat, seedRng, type Trace } from '@wonders/core';
import { chance } from '../chance.js';
import { type CardId, isLetter } from '../components/cards.js';
import { TILES, type TileId } from '../components/tiles.js';
import { canPay } from '../costs.js';
import { notePlaced, soloEnding } from '../flow/endings.js';
import { decisions } from '../moves.js';
import type { Move, MoveOf, SeatMove } from '../notation.js';
import { playCard } from '../play/cards.js';
import { construct } from '../play/construct.js';
import { exploit } from '../play/exploit.js';
import { halBuilds } from '../play/hal.js';
import { play } from '../play/index.js';
import { urbanize } from '../play/urbanize.js';
import type { Reason } from '../reasons/index.js';
import type { Lead } from '../reasons/lead.js';
import { clone } from '../state/generated.js';
import {
  type Building,
  type Decision,
  type Draft,
  isSolo,
  type Position,
  player,
  type State,
  seatDecision,
  type View,
} from '../state/index.js';
import { floorsAround, indexShowing } from '../table/city.js';
import { determinize } from '../view/determinize.js';
import { leadOf, meanLead, promisesOf } from './evaluation.js';

/** HAL-78: how many tiles the bot keeps when each returned one is worth a point. */
const TILES_KEPT = 3;

/** The bot guesses the same hidden pieces in every run. */
const GUESSES: Readonly<Rng> = /* @__PURE__ */ seedRng('house');

const pendingOf = ({ pending }: Pick<Position, 'pending'>): Decision | undefined => pending[pending.length - 1];

/** Ends an action: tiles to be drawn are the middle ones of the pool, and a lifted token goes to the first cell. */
function finish(draft: Draft): void {
  for (let next = pendingOf(draft); next?.kind === 'tile' || next?.kind === 'move-token'; next = pendingOf(draft)) {
    draft.pending.pop();
    if (next.kind === 'tile') chance.settle(draft, next, Math.floor(draft.unseen.length / 2));
    else play(draft, next, decisions['move-token'].list(draft, next, next.whose)[0] as SeatMove);
  }
}

/** A tile that Hal may draw, and how likely its colour is. */
interface Drawable {
  readonly tile: TileId;
  readonly part: number;
}

/** The middle tile of each colour that Hal may draw; the tiles of a colour lie side by side. */
function tilesOfHal({ unseen }: Draft): readonly Drawable[] {
  const found: Drawable[] = [];
  for (let from = 0, to = 0; from < unseen.length; from = to) {
    const { colour } = TILES[unseen[from] as TileId];
    while (to < unseen.length && TILES[unseen[to] as TileId].colour === colour) to++;
    found.push({ tile: unseen[Math.floor((from + to) / 2)] as TileId, part: (to - from) / unseen.length });
  }
  return found;
}

/** The rest of a round against Hal if he draws this tile. */
function withTile(draft: Draft, card: CardId, tile: TileId): Draft {
  const next = clone(draft as State);
  next.unseen = next.unseen.slice(1);
  halBuilds(next, card, tile);
  finish(next);
  next.ending ??= soloEnding(next);
  return next;
}

/** Exchanges the tile that Hal drew in the city; if he could not build, it is not there. */
function exchangeTile(draft: Draft, drawn: TileId, tile: TileId): void {
  const at = indexShowing(draft.city, drawn);
  if (at < 0) return;
  const { x, y, tiles, owner, pawn } = draft.city[at] as Building;
  draft.city = replaced(draft.city, at, { x, y, tiles: [...tiles.slice(0, -1), tile], owner, pawn });
}

/** The rest of a round against Hal: his card is known, and of his tile how likely each colour is. */
function afterHal(draft: Draft, seat: Seat, drawable = tilesOfHal(draft)): Lead {
  const card = draft.halCard;
  if (card === null || card === 'face-down') return leadOf(draft, seat);
  const first = drawable[0];
  if (draft.unseen.length === draft.removed || first === undefined) {
    draft.ending = soloEnding(draft);
    return leadOf(draft, seat);
  }
  // HAL-53: unless he pays for a lower number, his tile changes nothing but what shows.
  const pays = draft.options.halPaysForLowerNumber !== 'never';
  let next = withTile(draft, card, first.tile);
  let promises = promisesOf(next);
  let shown = first.tile;
  const leads: { readonly lead: Lead; readonly part: number }[] = [];
  for (const { tile, part } of drawable) {
    if (tile !== shown) {
      if (pays) {
        next = withTile(draft, card, tile);
        promises = promisesOf(next);
      } else exchangeTile(next, shown, tile);
      shown = tile;
    }
    leads.push({ lead: leadOf(next, seat, promises), part });
  }
  return meanLead(leads);
}

/** What an action of the human leads to, before Hal's turn. */
function afterAction(base: State, decision: Decision, move: SeatMove): Draft {
  const draft = clone(base);
  draft.pending.pop();
  play(draft, decision, move);
  finish(draft);
  notePlaced(draft);
  return draft;
}

/** What each gift leads to: the best that the human can do with one of the other two cards. */
function afterGifts(base: State, seat: Seat): ReadonlyMap<CardId, Lead> {
  const acting = seatDecision('act', seat);
  const hand = player(base as Draft, seat).hand;
  const best = new Map<CardId, Lead>();
  for (const move of decisions.act.list(base, acting, seat) as readonly MoveOf<
    'exploit' | 'urbanize' | 'construct'
  >[]) {
    const after = afterAction(base, acting, move);
    const drawable = tilesOfHal(after);
    for (const card of hand) {
      if (card === move.card) continue;
      after.halCard = card;
      const lead = afterHal(after, seat, drawable);
      const before = best.get(card);
      if (before === undefined || lead.total > before.total) best.set(card, lead);
    }
  }
  return best;
}

/** What a card played at once, alone or with a tile, leads to. */
function afterCommitment(draft: Draft, seat: Seat, card: CardId, tile: TileId | null): Lead {
  playCard(draft, seat, card, tile);
  if (isLetter(card)) {
    if (tile === null) exploit(draft, seat, card, 'tile');
    else urbanize(draft, seat, card, tile);
  } else if (tile === null) exploit(draft, seat, card, null);
  else construct(draft, seat, card, tile);
  finish(draft);
  return leadOf(draft, seat);
}

/** HAL-78: what returning a tile is worth: the bot returns all but a few. */
function afterReturn(draft: Draft, seat: Seat, tile: TileId | null): Lead {
  const lead = leadOf(draft, seat);
  if (tile === null) return lead;
  const { tiles, returned } = player(draft, seat);
  const gain = tiles.length - returned.length - TILES_KEPT;
  return { ...lead, points: lead.points + gain, total: lead.total + gain };
}

/** HAL-85: whether a commitment has a tile that can be paid for as things stand. */
const paid = (position: Position, { seat, card, tile }: MoveOf<'commit'>): boolean =>
  tile !== null && canPay(position, seat, card, tile);

/** Whether a move is one of its own: HAL-85 makes others of a card the same as playing it alone. */
const isOwn = (position: Position, move: SeatMove): boolean =>
  move.kind !== 'commit' || move.tile === null || paid(position, move);

/** What a move leads to. */
function look(base: State, decision: Decision, seat: Seat, move: SeatMove): Lead {
  switch (move.kind) {
    case 'commit': {
      const draft = clone(base);
      draft.pending.pop();
      return afterCommitment(draft, seat, move.card, paid(base, move) ? move.tile : null);
    }
    case 'draft': {
      const draft = clone(base);
      player(draft, seat).characters = [...player(draft, seat).characters, move.character];
      return leadOf(draft, seat);
    }
    case 'return-tiles':
      return afterReturn(clone(base), seat, move.tile);
    default: {
      const draft = afterAction(base, decision, move);
      return move.kind === 'move-token' || !isSolo(draft) ? leadOf(draft, seat) : afterHal(draft, seat);
    }
  }
}

/** The lead after each move, worked out once. */
function leads(base: State, decision: Decision, seat: Seat): (move: SeatMove) => Lead {
  const gifts = decision.kind === 'give' ? afterGifts(base, seat) : undefined;
  const known = new Map<SeatMove | CardId, Lead>();
  return (move) => {
    const gift = move.kind === 'give' ? gifts?.get(move.card) : undefined;
    // HAL-85: with a tile that cannot be paid for, a card is played alone.
    const key = move.kind === 'commit' && !paid(base, move) ? move.card : move;
    const lead = gift ?? known.get(key) ?? look(base, decision, seat, move);
    known.set(key, lead);
    return lead;
  };
}

/** What the house bot asks the rules of the game. */
export interface RulesOfMoves {
  legalMoves(view: View, seat: Seat): readonly Move[];
  /** The code of a move, for programs. */
  encodeMove(move: Move): string;
}

/** HAL-33, HAL-47: how many floors stand around the cell that a move puts the token on. */
const floorsAt = (view: View, move: SeatMove): number => (move.kind === 'move-token' ? floorsAround(view, move) : 0);

type LeftOut = Extract<Reason, { readonly key: 'not-weighed' }>['values']['what'];

/** What the leads of a game against Hal leave out. */
function leftOutOfHal({ options, phase, halCard }: View, { kind }: Decision): readonly LeftOut[] {
  if (kind === 'move-token') return phase === 'end' ? [] : ['turn-of-hal'];
  if (options.giftToHal === 'blind' && (halCard === null || halCard === 'face-down')) return ['card-unseen'];
  const mayExchange = kind === 'give' || (halCard !== null && halCard.length === 1);
  return options.level === 'expert' && mayExchange ? ['card-drawn-for-hal'] : [];
}

/** What the leads leave out. */
function leftOut(view: View, decision: Decision): readonly LeftOut[] {
  if (isSolo(view)) return leftOutOfHal(view, decision);
  if (decision.kind === 'new-hand') return ['hand-unseen'];
  return decision.kind === 'commit' || decision.kind === 'take' ? ['moves-of-others'] : [];
}

/** The moves of a seat, and the lead after each. Nothing is drawn: the position has no generator. */
function weighed(rules: RulesOfMoves, view: View, seat: Seat) {
  const decision = pendingOf(view) as Decision;
  const moves = rules.legalMoves(view, seat) as readonly SeatMove[];
  const draft = determinize(view, { ...GUESSES });
  draft.rng = null;
  return { decision, moves, leadAfter: leads(draft as State, decision, seat) };
}

/** The moves that the house bot likes best, the best first. */
export function likedBest(rules: RulesOfMoves, view: View, seat: Seat, count: number): readonly SeatMove[] {
  const { moves, leadAfter } = weighed(rules, view, seat);
  const own = moves.filter((move) => isOwn(view, move));
  return own.sort((a, b) => leadAfter(b).total - leadAfter(a).total).slice(0, count);
}

/** Looks one move ahead. */
export function houseMove(rules: RulesOfMoves, view: View, seat: Seat, trace?: Trace<Reason>): Move {
  const { decision, moves, leadAfter } = weighed(rules, view, seat);
  const rungs = priorityList<SeatMove, View, Reason>({ key: 'house-bot', values: {} }, [
    {
      rule: '',
      label: { key: 'best-lead', values: {} },
      score: (move) => leadAfter(move).total,
      note: (move) => ({ key: 'lead', values: { lead: leadAfter(move) } }),
    },
    {
      rule: '',
      label: { key: 'token-worth-least', values: {} },
      when: () => decision.kind === 'move-token',
      score: (move) => -floorsAt(view, move),
      note: (move) => ({ key: 'floors-around', values: { floors: floorsAt(view, move) } }),
    },
  ]);
  const naming: Naming<SeatMove, Reason> = {
    id: (each) => rules.encodeMove(each),
    name: (each) => ({ key: 'move', values: { move: each } }),
  };
  const move = choose(moves, rungs, view, trace, naming)[0] as SeatMove;
  if (trace !== undefined) {
    const lead = leadAfter(move);
    const own = moves.filter((each) => each !== move && isOwn(view, each));
    const others = own.sort((a, b) => leadAfter(b).total - leadAfter(a).total);
    const [next = null] = others.map((each) => ({ move: each, lead: leadAfter(each) }));
    const tied = decision.kind === 'move-token' && next !== null && next.lead.total === lead.total;
    const floors = tied ? { chosen: floorsAt(view, move), next: floorsAt(view, next.move) } : null;
    trace.reasons.push({ key: 'choice', values: { seat, move, lead, next, floors } });
    for (const what of leftOut(view, decision)) trace.reasons.push({ key: 'not-weighed', values: { what } });
  }
  return move;
}
