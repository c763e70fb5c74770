import type { AnyGame, ViewOf } from '@wonders/core';
import { withBase } from 'vitepress';
import { anchorOf, type Named } from '../../games/anchors.js';
import type { Playable } from '../playground/games.js';

/** The rule of an item of a list: `DUEL-128` of `DUEL-128.2`. */
export const ruleOf = (id: string): string => id.replace(/\..*$/, '');

/** The place of a rule on its page: items of a list stand with their rule. */
export const ruleAddress = (game: string, id: string): string =>
  withBase(`/rules/${game}.html#${ruleOf(id).toLowerCase()}`);

/** The place of a name on the page of its game: `refusal-too-expensive`. */
export const nameAddress = (game: string, kind: Named, name: string): string =>
  withBase(`/games/${game}.html#${anchorOf(kind, name)}`);

/** The pieces of a picture by the ids that a view has for them, each with its place on the page of the game. */
export function piecesOn(
  { name, language, describePiece }: Playable,
  view: ViewOf<AnyGame>,
  svg: string,
): ReadonlyMap<string, string> {
  const named = (id: string): string =>
    'name' in language && typeof language.name === 'function' ? String(language.name(id) ?? '').toLowerCase() : '';
  const found = new Map<string, string>();
  for (const [, place = ''] of svg.matchAll(/data-piece="([^"]+)"/g)) {
    const piece = describePiece(view, place);
    const words = place.split('-');
    const ids = words.map((_, i) => words.slice(i).join('-')).filter((each) => /^[a-z]{2}/.test(each));
    const id = ids.find((each) => named(each) !== '' && piece?.name.toLowerCase().endsWith(named(each)));
    if (piece !== undefined && id !== undefined) found.set(id, nameAddress(name, 'piece', piece.name));
  }
  return found;
}
