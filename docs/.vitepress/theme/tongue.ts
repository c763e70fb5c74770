/// <reference lib="dom" />
import { ref } from 'vue';

/** What the site speaks unless its reader wants another language. */
const ENGLISH = 'English';

/** The languages of the site, by the names that they give themselves, with their tags. */
export const TONGUES: Readonly<Record<string, string>> = { [ENGLISH]: 'en', Italiano: 'it' };

/** The key under which the reader's browser keeps the language. */
const KEY = 'wonders/language';

/** The language that the reader has chosen, on all pages. A built page is English until the browser has read what it keeps. */
export const tongue = ref(ENGLISH);

/** The tag of the language of the reader. */
export const tagOf = (language: string): string => TONGUES[language] ?? 'en';

/** What the reader chose last. A browser may forbid storage: then it is English. */
export function keptTongue(): string {
  try {
    const kept = localStorage.getItem(KEY) ?? ENGLISH;
    return kept in TONGUES ? kept : ENGLISH;
  } catch {
    return ENGLISH;
  }
}

/** Speaks another language from now on. */
export function speakTongue(language: string): void {
  tongue.value = language;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The language holds until the page is left.
  }
}
