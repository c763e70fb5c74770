/** Bots that play by a net. */
import { type Bot, searchBot } from '@wonders/core/bots';
import { type DuelBot, game, learn, type Move, type View } from './game.js';
import { type Net, think } from './net.js';

/** The move that the net likes best, without any search. */
export const netBot =
  (net: Net): Bot<View, Move> =>
  ({ view, seat, legal }) => {
    const thought = think(net, learn.observe(view, seat));
    const candidates = legal.map((move) => ({ move, value: thought.logit(learn.actions.actionOf(move)), visits: 0 }));
    const best = candidates.reduce((a, b) => (b.value > a.value ? b : a));
    return { move: best.move, candidates };
  };

/** A lead of this many points wins about three games in four: the scale of the search. */
const MARGIN = 10;

/**
 * A search guided by the net: it first tries the moves that the net likes, and asks the net who wins where it stops. This game hides
 * nothing, so a state shows no more than a view.
 */
export const searchWithNet = (net: Net, iterations: number): DuelBot =>
  searchBot(game, {
    iterations,
    // Its visits are what the net learns from.
    early: false,
    victory: 1,
    margin: MARGIN,
    depth: 0,
    evaluate: (position, seat) =>
      MARGIN * think(net, learn.observe({ ...position, viewer: seat, rng: null }, seat)).balance,
    prior: (position, seat, random) => {
      const view = { ...position, viewer: seat, rng: null };
      return netBot(net)({ view, seat, legal: game.legalMoves(position, seat), random }).move;
    },
  });
