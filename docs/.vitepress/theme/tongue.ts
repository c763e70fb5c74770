/// <reference lib="dom" />
import { ref } from 'vue';
import { ENGLISH, TONGUES } from './tongues.js';

/** The key under which the reader's browser keeps the language. */
const KEY = 'wonders/language';

/** The language that the reader has chosen, on all pages. A built page is English until the browser has read what it keeps. */
export const tongue = ref(ENGLISH);

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
