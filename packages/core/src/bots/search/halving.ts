import type { Edge } from './tree.js';

/** What an edge has brought on average, and what it was worth in advance. */
export const standingOf = ({ value, visits, bias }: Edge): number =>
  (visits === 0 ? 0 : value / visits) + bias / (visits + 1);

/**
 * Which of the own moves is tried next, by sequential halving (Karnin, Koren and Somekh 2013): all moves equally often, then
 * the better half of them, and so on, each round with an equal part of the iterations. Every visit of a move has the same
 * number as a visit of the others, so that all of them can be tried in the same worlds.
 */
export function* halving(moves: readonly Edge[], iterations: number): Generator<Edge, void, void> {
  const rounds = Math.max(1, Math.ceil(Math.log2(moves.length)));
  let left = iterations;
  let field = [...moves];
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(left / ((rounds - round) * field.length)));
    for (let visit = 0; visit < each; visit++) for (const edge of field) yield edge;
    left -= each * field.length;
    field.sort((a, b) => standingOf(b) - standingOf(a));
    field = field.slice(0, Math.max(2, Math.ceil(field.length / 2)));
  }
  for (;;) for (const edge of field) yield edge;
}
