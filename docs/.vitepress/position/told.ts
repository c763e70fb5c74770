import type { Told } from '@wonders/core';
import type { Mark } from '@wonders/core/board';

/** What the element of a sentence bears as `data-places`: the places that it is about; `undefined` where there are none. */
export const placesIn = (...items: readonly Pick<Told, 'places'>[]): string | undefined =>
  items.flatMap(({ places }) => places).join(' ') || undefined;

/** The marks of such places while the sentence is read: what is `lit` in a PositionFrame. */
export const toldOn = (lit: string): readonly Mark[] =>
  lit === '' ? [] : lit.split(' ').map((place) => ({ place, as: 'told' }));
