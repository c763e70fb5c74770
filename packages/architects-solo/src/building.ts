import { edit, isReady, SETS, stagesOf } from './area.js';
import { COIN, GREEN } from './components/cards.js';
import { isAges, replaced } from './decks.js';
import { PAYMENT_NAMES } from './payment.js';
import type { Draft, Payment, ScienceSet, Sink } from './state.js';
import { addTrigger, spend } from './taking.js';

/** ARCH-44: pays, builds, then Architecture, then the effect of the stage. */
export function build(s: Draft, stage: number, payment: Payment, emit: Sink): void {
  const { seat } = s;
  emit?.({ kind: 'built', seat, stage, payment });
  for (let kind = 0; kind <= COIN; kind++) spend(s, kind, payment[PAYMENT_NAMES[kind] as keyof Payment], emit);
  const area = edit(s, seat);
  area.built = replaced(area.built, stage, true);
  // ARCH-42
  if (payment.doubled > 0) s.used = [...s.used, 'economy'];
  if (isReady(s, area, 'architecture')) addTrigger(s, 'architecture', emit);
  const effect = stagesOf(area)[stage]?.effect ?? null;
  // ARCH-94: the three Ages keep Babylon's choice for the end of the turn.
  if (effect === 'token' && isAges(s)) area.babylon++;
  else if (effect !== null) s.due = effect === 'left-and-right' ? ['left', 'right'] : [effect];
}

/** ARCH-45: discards a set for a token. ARCH-91: in the three Ages the cards stay, but count as matched. */
export function doScience(s: Draft, set: ScienceSet, emit: Sink): void {
  const { seat } = s;
  emit?.({ kind: 'science', seat, set });
  const chosen = SETS.indexOf(set);
  const cards = [0, 1, 2].map((symbol) => (chosen === 3 ? 1 : chosen === symbol ? 2 : 0));
  if (isAges(s)) {
    const area = edit(s, seat);
    area.matched = area.matched.map((number, symbol) => number + (cards[symbol] as number));
  } else for (const [symbol, number] of cards.entries()) spend(s, GREEN + symbol, number, emit);
  s.due = ['token'];
}
