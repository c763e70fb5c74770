import type { Edge } from './tree.js';

/** The mean reward of an edge, and its bonus in advance. */
export const standingOf = ({ value, visits, bias }: Edge): number =>
  (visits === 0 ? 0 : value / visits) + bias / (visits + 1);

/** In how many worlds moves are compared before one can be dropped. */
const WORLDS = 16;
/** By how many standard errors a move has to be behind the best one to be dropped. */
const ERRORS = 3;

/** The rewards of a move, world by world. */
type Rewards = Map<Edge, number[]>;

/** Whether a move is so far behind another, in the worlds that both were tried in, that more worlds would not change it. */
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
 * Chooses the own move to try next, by sequential halving (Karnin, Koren and Somekh 2013): all moves equally often, then the better
 * half of them, and so on, each round with an equal share of the iterations. The nth visits of all moves have the same number n, so
 * that they can share a world. It ends when the iterations are used up.
 *
 * @param early - Whether clearly beaten moves are dropped in between: it then ends when one move is left.
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
