import type { Side } from './apart.js';
import type { Plan } from './plan.js';
import { REFERENCE } from './reference.js';

/** The slices of one work: nanoseconds per unit of each side in each round, and of the reference loop beside it. */
export interface Slices {
  readonly variant: string;
  readonly work: string;
  readonly sides: readonly (readonly number[])[];
  readonly reference: readonly number[];
}

interface Task {
  readonly variant: string;
  readonly work: string;
  /** The number of the variant on each side. */
  readonly subjects: readonly number[];
  readonly sides: readonly number[][];
  readonly reference: number[];
}

/** The works that all sides offer, the same work together in all variants that have it. */
function tasksOf(sides: readonly Side[], { wanted, oneVariant }: Plan): Task[] {
  const [first, ...others] = sides.map(({ offers }) => offers);
  const shared = (first ?? [])
    .filter(({ variant }) => others.every((offers) => offers.some((offer) => offer.variant === variant)))
    .slice(0, oneVariant ? 1 : undefined);
  const works = [...new Set(shared.flatMap(({ works }) => works))].filter(wanted);
  const place = (offers: Side['offers'], variant: string) => offers.findIndex((offer) => offer.variant === variant);
  const having = (work: string) => shared.filter((offer) => offer.works.includes(work));
  return works.flatMap((work) =>
    having(work).map(({ variant }) => ({
      variant,
      work,
      subjects: sides.map(({ offers }) => place(offers, variant)),
      sides: sides.map((): number[] => []),
      reference: [],
    })),
  );
}

/**
 * Measures one game, of one checkout or of two, in turns: in each round every work gets a slice on every side, and the
 * reference loop one beside each work, so that what disturbs the machine for a while disturbs all of them alike. A round
 * before the first lets the compiler finish; a work that throws in it, because a side does not know it, is left out.
 */
export async function measure(sides: readonly Side[], plan: Plan): Promise<readonly Slices[]> {
  const { seconds, rounds } = plan;
  const slice = (seconds * 1e9) / rounds;
  const tasks: Task[] = [];
  for (const task of tasksOf(sides, plan)) {
    try {
      for (const [side, process] of sides.entries())
        await process.slice({ subject: task.subjects[side] ?? -1, work: task.work, slice });
      tasks.push(task);
    } catch (error) {
      if (sides.length === 1) throw error;
    }
  }
  const [keeper] = sides;
  for (let round = 0; round < rounds; round++) {
    let beside = Number.NaN;
    for (const [i, task] of tasks.entries()) {
      if (keeper !== undefined && task.work !== tasks[i - 1]?.work)
        beside = await keeper.slice({ subject: -1, work: REFERENCE.name, slice });
      task.reference.push(beside);
      // The sides take turns in going first.
      for (let turn = 0; turn < sides.length; turn++) {
        const side = (turn + round) % sides.length;
        const ns = await sides[side]?.slice({ subject: task.subjects[side] ?? -1, work: task.work, slice });
        task.sides[side]?.push(ns ?? Number.NaN);
      }
    }
  }
  return tasks;
}
