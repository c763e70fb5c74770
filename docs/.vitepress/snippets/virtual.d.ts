declare module 'virtual:declarations' {
  /** The declarations of the language and of the packages, by their paths; empty where the packages are not built. */
  export const declarations: Readonly<Record<string, string>>;
}
