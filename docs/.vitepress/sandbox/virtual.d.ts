declare module 'virtual:sandbox' {
  /** The page in the frame for strangers' code. */
  export const frame: string;
  /** The packs of the entry points of the packages by the names under which they are imported, and those of what hosts the code. */
  export const entries: Readonly<Record<string, string>>;
  /** The packages as texts, each with the packs that it requires. */
  export const packs: Readonly<
    Record<string, { readonly needs: readonly string[]; readonly load: () => Promise<{ readonly default: string }> }>
  >;
}
