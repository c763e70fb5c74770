/** What the site speaks unless its reader wants another language. */
export const ENGLISH = 'English';

/** The languages of the site, by the names that they give themselves, with their tags. */
export const TONGUES: Readonly<Record<string, string>> = { [ENGLISH]: 'en', Italiano: 'it' };

/** The tag of the language of the reader. */
export const tagOf = (language: string): string => TONGUES[language] ?? 'en';
