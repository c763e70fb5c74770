declare module 'virtual:entry-points' {
  /** Loads an entry point of the packages by the name under which it is imported. */
  export const entryPoints: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;
}
