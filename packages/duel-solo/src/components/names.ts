/**
 * The English name of a component, made of its id: `'temple-of-artemis'` is Temple of Artemis.
 *
 * @param id - The id of a card, wonder, divinity, mythology, progress token or military token.
 * @example
 * ```ts
 * import { nameOf } from '@wonders/duel-solo';
 * console.log(nameOf('temple-of-artemis')); // Temple of Artemis
 * ```
 * @category Components
 */
export const nameOf = (id: string): string =>
  id
    .replace(/^seat(\d)-(\d)$/, 'military-token-$2-of-seat $1')
    .split('-')
    .map((word) => (/^(of|token|seat .)$/.test(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join(' ');
