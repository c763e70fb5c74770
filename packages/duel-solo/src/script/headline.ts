import type { SeatMove } from '../notation.js';
import type { Reason } from '../reasons/index.js';
import { plain, reason, type Trace } from '../reasons/trace.js';

/** The headline of an explanation: what SOLO does, the step that led to it, and the last item that dropped a candidate. */
export function conclude(trace: Trace | undefined, move: SeatMove): void {
  if (trace === undefined) return;
  const step = stepOf(trace, move);
  trace.headline = reason('script-plays', { move, step, because: decisive(trace, move, step?.key === 'step-win') });
}

const WINS: readonly Reason['key'][] = ['structure-wins', 'wonder-wins', 'divinity-wins'];

/** DUEL-125: the step of the tactical scale; `null` for a decision that follows from it. */
function stepOf({ reasons }: Trace, { kind }: SeatMove): Reason | null {
  if (reasons.some(({ key }) => WINS.includes(key))) return plain('step-win');
  if (reasons.some(({ key }) => key === 'player-near-win')) return plain('step-threat');
  switch (kind) {
    case 'construct-wonder':
      return plain('step-wonder');
    case 'activate':
      return plain('step-pantheon');
    case 'construct':
      return plain('step-structure');
    case 'discard':
      return plain('step-discard');
    default:
      return null;
  }
}

/** The lists that choose the card under a wonder. They do not explain the choice of the wonder. */
const UNDER_WONDER: readonly Reason['key'][] = ['operational-scale-backwards', 'discard-scale', 'isis-scale'];
/** Lists that a headline leaves out: it names the tactical step anyway, and the payment is no reason to take a card. */
const BESIDE: readonly Reason['key'][] = ['tactical-scale', 'offering-tokens'];

/** The moves for which the first item sees every legal choice. For them, SOLO narrows nothing down before its list. */
const WHOLE: readonly SeatMove['kind'][] = [
  'draft-wonder',
  'take-progress',
  'build-discarded',
  'build-top-row',
  'liberty-own',
  'liberty-give',
  'destroy-card',
  'gate-choose',
  'nisaba-card',
  'baal-card',
  'ra-wonder',
  'neptune-remove',
  'neptune-apply',
];

function decisive({ steps, reasons }: Trace, { kind }: SeatMove, wins: boolean): Reason | null {
  const ofWonder = kind === 'construct-wonder' || kind === 'isis-build';
  const beside: readonly Reason['key'][] = [
    ...BESIDE,
    ...(ofWonder ? UNDER_WONDER : []),
    ...(wins ? (['win-on-the-table'] as const) : []),
  ];
  const asked = steps.filter(({ list }) => list === null || !beside.includes(list.key));
  const last = [...asked].reverse().find(({ candidates }) => candidates.some(({ kept }) => !kept));
  if (last !== undefined && last.list !== null)
    return reason('decided-by', { label: last.label, list: last.list, item: last.item });
  if (asked.length === 0) return wins ? null : (reasons[reasons.length - 1] ?? null);
  if (WHOLE.includes(kind) && steps[0]?.candidates.length === 1) return plain('nothing-else-possible');
  const [alone, ...others] = asked[asked.length - 1]?.candidates ?? [];
  return alone === undefined || others.length > 0 ? null : reason('only-left', { name: alone.name });
}
