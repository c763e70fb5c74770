/** The states of a game that its page shows, and the names of their pictures in `docs/public/boards/states`. */

/** How far a game has come, as a share of its decisions, and how the page calls it. */
const MOMENTS = [
  { share: 0, called: 'The opening' },
  { share: 0.3, called: 'Early in the game' },
  { share: 0.65, called: 'Late in the game' },
  { share: 1, called: 'The end' },
] as const;

/** A state, and how it is drawn. */
export interface ShownState {
  /** The share of the decisions that have been made. */
  readonly share: number;
  /** What stands below the picture. */
  readonly called: string;
  readonly width: 'desk' | 'phone';
  readonly theme: 'light' | 'dark';
  /** The name of its file. */
  readonly file: string;
}

/** Four moments, each on a desk and on a phone, by turns in the light and in the dark. */
export const statesOf = (id: string): readonly ShownState[] =>
  MOMENTS.flatMap(({ share, called }, moment) =>
    (['desk', 'phone'] as const).map((width, i): ShownState => {
      const theme = (moment + i) % 2 === 0 ? 'light' : 'dark';
      return { share, called, width, theme, file: `${id}-${moment + 1}-${width}.svg` };
    }),
  );
