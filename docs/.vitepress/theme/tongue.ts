/// <reference lib="dom" />
import { ref } from 'vue';
import { ENGLISH, TONGUES } from './tongues.js';

/** The key under which the reader's browser keeps the language. */
const KEY = 'wonders/language';

/** The language that the reader has chosen, on all pages. A built page is English until the browser has read what it keeps. */
export const tongue = ref(ENGLISH);

/** The first language of the reader's browser that the site speaks. */
function preferred(): string {
  const spoken = Object.entries(TONGUES);
  const found = navigator.languages.flatMap((tag) => spoken.find(([, own]) => own === tag.split('-')[0]) ?? []);
  return found[0] ?? ENGLISH;
}

/** What the reader chose last; on a first visit, and where a browser forbids storage, what the browser prefers. */
export function keptTongue(): string {
  try {
    const kept = localStorage.getItem(KEY) ?? '';
    return kept in TONGUES ? kept : preferred();
  } catch {
    return preferred();
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
