/** What to measure, and for how long. */
export interface Plan {
  /** Only variants that have all of these in their names. */
  readonly words: readonly string[];
  /** Whether a work is to be measured, by its name. */
  readonly wanted: (work: string) => boolean;
  /** CPU seconds for each work and side, over all rounds. */
  readonly seconds: number;
  readonly rounds: number;
  /** Only the first of the variants. */
  readonly oneVariant: boolean;
}
