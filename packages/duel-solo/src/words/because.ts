import { fitting } from '@wonders/core/words';
import type { Reason } from '../reasons/index.js';
import type { Position } from '../state/index.js';
import type { Language } from './language.js';

/** A deed with what decided, in the words of a language, where a brief form has room for it. */
export const becauseIn =
  (reasons: Language['reasons']) =>
  (deed: string, reason: Reason | null, position: Position): string => {
    const told = reason?.key === 'decided-by' ? reason.values.label : reason;
    if (told === null) return deed;
    const why = (reasons[told.key] as (values: unknown, position: Position) => string)(told.values, position);
    return fitting(`${deed}: ${why}`, deed);
  };
