/** What the page of a game explains by name. */
export type Named = 'move' | 'refusal' | 'event' | 'piece';

/** The anchor of a name on the page of its game: `piece-great-library`. */
export const anchorOf = (kind: Named, name: string): string =>
  `${kind}-${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;
