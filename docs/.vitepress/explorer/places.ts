import type { AnyGame, ViewOf } from '@wonders/core';
import { withBase } from 'vitepress';
import { anchorOf, type Named } from '../../games/anchors.js';
import type { Playable } from '../playground/games.js';

/** The place of a name on the page of its game: `refusal-too-expensive`. */
export const nameAddress = (game: string, kind: Named, name: string): string =>
  withBase(`/games/${game}.html#${anchorOf(kind, name)}`);

/** The name of a component; `''` where a text is none. */
function nameOf({ language }: Playable, id: string): string {
  return 'name' in language && typeof language.name === 'function' ? String(language.name(id) ?? '').toLowerCase() : '';
}

/** The pieces of a picture by the ids that a view has for them, each with its place on the page of the game. */
export function piecesOn(playable: Playable, view: ViewOf<AnyGame>, svg: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, place = ''] of svg.matchAll(/data-piece="([^"]+)"/g)) {
    const piece = playable.describePiece(view, place);
    const words = place.split('-');
    const ids = words.map((_, i) => words.slice(i).join('-')).filter((each) => /^[a-z]{2}/.test(each));
    const id = ids.find((each) => {
      const name = nameOf(playable, each);
      return name !== '' && piece?.name.toLowerCase().endsWith(name);
    });
    if (piece !== undefined && id !== undefined) found.set(id, nameAddress(playable.name, 'piece', piece.name));
  }
  return found;
}

/** Where the site tells of a game: of the parts of its views by their keys, and of its pieces. */
export interface Places {
  /** Pages of the reference by the keys from the top: `cities.*.coins`, with a star for places in lists. */
  readonly members: Readonly<Record<string, string>>;
  /** The anchors of the pieces on the page of the game. */
  readonly pieces: readonly string[];
}

const files = import.meta.glob<Places>('../../api/places/*.json', { import: 'default' });

/** The places of a game; none where the reference has not been written. */
export const placesOf = async (game: string): Promise<Places> =>
  (await files[`../../api/places/${game}.json`]?.()) ?? { members: {}, pieces: [] };

/** Where the reference tells of a part of a view, or of what it stands in. */
export function memberAddress({ members }: Places, game: string, path: string): string {
  const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? '*' : key));
  for (let depth = keys.length; depth > 1; depth--) {
    const place = members[keys.slice(0, depth).join('.')];
    if (place !== undefined) return withBase(`/api/${place}`);
  }
  return withBase(`/api/@wonders/${game}/interfaces/View.html#${keys[0]?.toLowerCase()}`);
}

/** Where the page of the game tells of a piece that need not lie on the board; `undefined` of what is no piece. */
export function pieceAddress(playable: Playable, { pieces }: Places, id: string): string | undefined {
  const name = /^[a-z][\w-]+$/.test(id) ? nameOf(playable, id) : '';
  const address = name === '' ? undefined : anchorOf('piece', name);
  return address !== undefined && pieces.includes(address) ? nameAddress(playable.name, 'piece', name) : undefined;
}
