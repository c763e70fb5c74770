/** The colours of a game as the pages have them: of its table and the table's edge, of what is said, of buttons and links. */
export const coloursOf = (game: string): Readonly<Record<`--${string}`, string>> => ({
  '--table': `var(--${game})`,
  '--edge': `var(--${game}-edge)`,
  '--tint': `var(--${game}-tint)`,
  '--accent': `var(--${game}-accent)`,
});
