import { compare, type GameResult, type SprtResult, type Standing, sprt, tally } from '@wonders/core/arena';
import { computed, ref, shallowRef } from 'vue';
import { MINE, type Plan } from './messages.js';
import { race } from './race.js';

/** Better by one game in ten, or not at all. */
const MARGIN = 0.1;

/** The results of the deals from the first on, up to one that is still played: the test must not see the fast ones first. */
function inOrder(byDeal: ReadonlyMap<number, readonly GameResult[]>): readonly GameResult[] {
  const results: GameResult[] = [];
  for (let deal = 0; byDeal.has(deal); deal++) results.push(...(byDeal.get(deal) ?? []));
  return results;
}

/** Races a bot against an opponent until it is decided which is better, or all deals are played. */
export function useRace() {
  const plan = shallowRef<Plan>();
  const most = ref(0);
  const results = shallowRef<readonly GameResult[]>([]);
  const verdict = shallowRef<SprtResult>();
  const failure = ref('');
  const running = ref(false);
  let byDeal = new Map<number, readonly GameResult[]>();
  let halt = () => {};

  function dealt(fresh: readonly GameResult[]): boolean {
    byDeal.set(fresh[0]?.deal ?? 0, fresh);
    results.value = [...results.value, ...fresh];
    const opponent = plan.value?.opponent ?? '';
    const ordered = inOrder(byDeal);
    if (ordered.length > 0) verdict.value = sprt(ordered, MINE, opponent, MARGIN);
    return verdict.value?.better === undefined;
  }

  function start(asked: Plan, deals: number) {
    stop();
    plan.value = asked;
    most.value = deals;
    byDeal = new Map();
    results.value = [];
    verdict.value = undefined;
    failure.value = '';
    running.value = true;
    halt = race(asked, deals, {
      dealt,
      failed: (says, line) => {
        failure.value = line === undefined ? says : `Line ${line}: ${says}`;
      },
      over: () => {
        running.value = false;
      },
    });
  }

  function stop() {
    if (running.value) halt();
  }

  const standings = computed<readonly Standing[]>(() => tally(results.value).filter(({ bot }) => bot !== 'script'));
  const comparison = computed(() => {
    const opponent = plan.value?.opponent ?? '';
    try {
      return results.value.length === 0 ? undefined : compare(results.value, MINE, opponent);
    } catch {
      // Nothing that both have played.
      return undefined;
    }
  });
  const deals = computed(() => new Set(results.value.map(({ deal }) => deal)).size);

  return { plan, most, results, verdict, failure, running, standings, comparison, deals, start, stop };
}
