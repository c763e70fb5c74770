/** Names what a function was given in place of what it takes: a mistake that types refuse, made where nobody checks them. */

const shown = (value: unknown): string => {
  if (typeof value === 'string') return 'a text';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'another object' : String(value);
};

/** Whether a value has the functions of a game. */
const isGame = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { readonly applyMove?: unknown }).applyMove === 'function';

/**
 * Refuses what is no game.
 *
 * @param called - The function that takes it.
 * @throws TypeError
 */
export function gameGiven(called: string, value: unknown): void {
  if (isGame(value)) return;
  if (value !== null && typeof value === 'object' && 'id' in value)
    throw new TypeError(
      `${called}: this game has lost its functions, which JSON cannot carry. Import it where you need it`,
    );
  throw new TypeError(`${called} takes a game, such as hal from @wonders/hal, not ${shown(value)}`);
}

/**
 * Refuses what is no table.
 *
 * @param called - The function that takes it.
 * @throws TypeError
 */
export function tableGiven(called: string, value: unknown): void {
  const table =
    typeof value === 'object' && value !== null && 'played' in value
      ? (value as { readonly game?: unknown })
      : undefined;
  if (table === undefined)
    throw new TypeError(`${called} takes a table, as createTable(game) makes it, not ${shown(value)}`);
  if (!isGame(table.game))
    throw new TypeError(
      `${called}: the table has lost its game, which JSON cannot carry: keep save(game, playthroughOf(table)), and createTable(game, { record }) goes on from it`,
    );
}

/**
 * Refuses what is no game that has been played so far.
 *
 * @param called - The function that takes it.
 * @throws TypeError
 */
export function playthroughGiven<P extends { readonly record: object; readonly state: object }>(
  called: string,
  value: P,
): P {
  if (typeof value === 'object' && value !== null && 'record' in value && 'state' in value) return value;
  throw new TypeError(
    `${called} takes { record, state }, as begin, push and playthroughOf give it, not ${shown(value)}`,
  );
}
