import type { Cell } from '../components/grid.js';
import type { Building, PlayerView, View } from '../state/index.js';

const ownBuilding = ({ x, y, tiles, owner, pawn }: Building): Building => ({ x, y, tiles: tiles.slice(), owner, pawn });

const ownPlayer = (p: PlayerView): PlayerView => ({
  resources: p.resources,
  supply: p.supply,
  points: p.points,
  tiles: p.tiles.slice(),
  hand: p.hand.slice(),
  tableau: p.tableau.slice(),
  characters: p.characters.slice(),
  newHands: p.newHands,
  dealt: p.dealt.slice(),
  pick: p.pick,
  commitment: p.commitment === null || p.commitment === 'hidden' ? p.commitment : { ...p.commitment },
  known: p.known.slice(),
  returned: p.returned.slice(),
  settled: p.settled,
});

const ownCell = (cell: Cell | null): Cell | null => (cell === null ? null : { x: cell.x, y: cell.y });

const ownTokens = (tokens: View['tokens']): View['tokens'] => ({
  a: ownCell(tokens.a),
  b: ownCell(tokens.b),
  c: ownCell(tokens.c),
  d: ownCell(tokens.d),
  e: ownCell(tokens.e),
  f: ownCell(tokens.f),
  g: ownCell(tokens.g),
  h: ownCell(tokens.h),
  i: ownCell(tokens.i),
  j: ownCell(tokens.j),
  k: ownCell(tokens.k),
  l: ownCell(tokens.l),
});

/** A view with lists of its own. Written out: a general copy takes five times as long. */
export function ownView(v: View, copy: <T>(part: T) => T): View {
  return {
    game: v.game,
    rules: v.rules,
    viewer: v.viewer,
    rng: v.rng,
    pending: v.pending.map(({ kind, seat, whose }) => ({ kind, seat, whose })),
    ply: v.ply,
    names: v.names.slice(),
    options: { ...v.options, corrections: copy(v.options.corrections) },
    phase: v.phase,
    round: v.round,
    first: v.first,
    turn: v.turn,
    city: v.city.map(ownBuilding),
    tokens: ownTokens(v.tokens),
    running: v.running === null ? null : copy(v.running),
    deck: v.deck.slice(),
    discard: v.discard.slice(),
    reserve: v.reserve.slice(),
    burning: v.burning,
    unseen: v.unseen.slice(),
    removed: v.removed,
    outOfPlay: v.outOfPlay.slice(),
    emptied: v.emptied,
    owed: v.owed,
    placed: v.placed,
    characters: v.characters.slice(),
    halCard: v.halCard,
    expertCard: v.expertCard,
    halTile: v.halTile,
    players: v.players.map(ownPlayer),
    ending: v.ending,
  };
}
