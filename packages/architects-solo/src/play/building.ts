import { replaced } from '@wonders/core';
import { GREEN } from '../components/cards.js';
import { PAYING, type Payment } from '../components/payments.js';
import { costOf, needsEngineering } from '../costs.js';
import type { Sink } from '../events.js';
import type { ScienceSet } from '../notation.js';
import { type Draft, isAges } from '../state/index.js';
import { edit, isReady, spend, stagesOf } from '../table/area.js';
import { addTrigger } from '../table/extras.js';
import { setCards } from '../table/science.js';

/** ARCH-44: pays, builds, then Architecture, then the effect of the stage. */
export function build(draft: Draft, stage: number, payment: Payment, emit?: Sink): void {
  const { seat } = draft;
  emit?.({ kind: 'built', seat, stage, payment });
  for (const [kind, card] of PAYING.entries()) spend(draft, kind, payment[card], emit);
  const area = edit(draft, seat);
  area.built = replaced(area.built, stage, true);
  // ARCH-42, ARCH-43
  if (payment.doubled > 0) draft.used = [...draft.used, 'economy'];
  if (needsEngineering(costOf(area, stage), payment)) draft.used = [...draft.used, 'engineering'];
  if (isReady(draft, area, 'architecture')) addTrigger(draft, 'architecture', emit);
  const effect = stagesOf(area)[stage]?.effect ?? null;
  // ARCH-94: the three Ages keep Babylon's choice for the end of the turn.
  if (effect === 'token' && isAges(draft)) area.tokensOwed++;
  else if (effect !== null) draft.owed = effect === 'left-and-right' ? ['left', 'right'] : [effect];
}

/** ARCH-45: discards a set for a token. ARCH-91: in the three Ages the cards stay, but count as matched. */
export function makeSet(draft: Draft, set: ScienceSet, emit?: Sink): void {
  const { seat } = draft;
  emit?.({ kind: 'science', seat, set });
  const cards = setCards(set);
  if (isAges(draft)) {
    const area = edit(draft, seat);
    area.matched = area.matched.map((number, symbol) => number + (cards[symbol] as number));
  } else for (const [symbol, number] of cards.entries()) spend(draft, GREEN + symbol, number, emit);
  draft.owed = ['token'];
}
