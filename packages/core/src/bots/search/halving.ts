import type { Edge } from './tree.js';

/** What an edge has brought on average, and what it was worth in advance. */
export const standingOf = ({ value, visits, bias }: Edge): number =>
  (visits === 0 ? 0 : value / visits) + bias / (visits + 1);

/** In how many worlds moves are compared before one is given up. */
const WORLDS = 16;
/** By how many standard errors it has to be behind the best one. */
const ERRORS = 3;

/** What a move brought, world by world. */
type Rewards = Map<Edge, number[]>;

/** Whether a move is so far behind another in the worlds in which both were tried that more of them would not change it. */
function isBeaten(rewards: Rewards, edge: Edge, leader: Edge): boolean {
  const [own, best] = [rewards.get(edge) as number[], rewards.get(leader) as number[]];
  const worlds = Math.min(own.length, best.length);
  if (worlds < WORLDS) return false;
  let [sum, squares] = [0, 0];
  for (let world = 0; world < worlds; world++) {
    const behind = (best[world] as number) - (own[world] as number);
    sum += behind;
    squares += behind * behind;
  }
  const mean = sum / worlds;
  const error = Math.sqrt(Math.max(0, squares / worlds - mean * mean) / worlds);
  return mean - edge.bias / (edge.visits + 1) > ERRORS * error;
}

const best = (field: readonly Edge[]): Edge =>
  field.reduce((leader, each) => (standingOf(each) > standingOf(leader) ? each : leader));

/**
 * Which of the own moves is tried next, by sequential halving (Karnin, Koren and Somekh 2013): all moves equally often, then
 * the better half of them, and so on, each round with an equal part of the iterations. Every visit of a move has the same
 * number as a visit of the others, so that all of them can be tried in the same worlds. It ends when the iterations are used.
 *
 * @param early - Whether moves that are beaten beyond doubt are given up in between: it ends when one move is left.
 */
export function* halving(moves: readonly Edge[], iterations: number, early: boolean): Generator<Edge, void, void> {
  const rewards: Rewards = new Map(moves.map((edge) => [edge, []]));
  const rounds = Math.max(1, Math.ceil(Math.log2(moves.length)));
  let left = iterations;
  let field = [...moves];
  for (let round = 0; left > 0; round++) {
    const share = Math.floor(left / (Math.max(1, rounds - round) * field.length));
    for (let visit = 0; visit < Math.max(1, share); visit++) {
      for (const edge of field) {
        const before = edge.value;
        yield edge;
        left--;
        rewards.get(edge)?.push(edge.value - before);
      }
      if (!early) continue;
      const leader = best(field);
      field = field.filter((edge) => edge === leader || !isBeaten(rewards, edge, leader));
      if (field.length === 1) return;
    }
    field.sort((a, b) => standingOf(b) - standingOf(a));
    field = field.slice(0, Math.max(2, Math.ceil(field.length / 2)));
  }
}
