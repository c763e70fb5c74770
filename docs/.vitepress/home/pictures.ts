/** The moments of a game whose phone pictures are in these colours: on a phone the letters of the large pictures are too small. */
export const ON_PHONES = { light: 2, dark: 3 } as const;
