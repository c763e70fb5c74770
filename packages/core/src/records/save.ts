/**
 * A record as JSON to keep: small, readable, checked when it is loaded.
 *
 * @category Records
 */
export interface Save {
  readonly format: 'wonders-save';
  /** The version of this format. */
  readonly version: number;
  /** The id of the game. */
  readonly game: string;
  /** The behaviour version of the rules under which it was played. */
  readonly rules: number;
  /** The options it was started with. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Each move by `encodeMove`. */
  readonly moves: readonly string[];
  /** The {@link digest} of the state it led to. */
  readonly digest: string;
}
