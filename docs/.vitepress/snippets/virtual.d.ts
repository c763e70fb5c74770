declare module 'virtual:entry-points' {
  /** Loads an entry point of the packages by the name under which it is imported. */
  export const entryPoints: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;
}

declare module 'virtual:declarations' {
  /** The declarations of the language and of the packages, by their paths; empty where the packages are not built. */
  export const declarations: Readonly<Record<string, string>>;
}
