/**
 * What is wrong with one place of a value.
 *
 * @category Validation
 */
export interface Issue {
  /** A sentence: `'/level should be normal or expert, got "hard"'`. */
  readonly message: string;
  /** Where: the keys from the root to the place. */
  readonly path: readonly (string | number)[];
  /** What is allowed there. */
  readonly expected: string;
}

/**
 * A validator in the shape of Standard Schema, version 1, for any tool that takes such schemas.
 *
 * @category Validation
 */
export interface Schema<T> {
  /** The allowed values, in words. */
  readonly expected: string;
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: '@wonders';
    readonly validate: (value: unknown) => { readonly value: T } | { readonly issues: readonly Issue[] };
    /** Type information only, never present at run time. */
    readonly types?: { readonly input: unknown; readonly output: T } | undefined;
  };
}
