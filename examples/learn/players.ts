/** Bots that think by a net. */
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

/** So many points ahead are as good as won three times in four: the scale on which the search weighs. */
const MARGIN = 10;

/**
 * A search that knows of the game what the net knows: it tries first what the net likes, and where it stops it asks the net who
 * wins. Nothing is hidden in this game, so that a state shows no more than a view.
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
