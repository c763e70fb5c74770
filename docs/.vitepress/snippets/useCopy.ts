/// <reference lib="dom" />
import { ref } from 'vue';

/** Copies texts, and tells the reader whether the browser let it. */
export function useCopy() {
  const notice = ref('');

  /** @param what - What is copied, as the subject of a sentence: `'The code'`. */
  async function copy(text: string, what: string) {
    try {
      await navigator.clipboard.writeText(text);
      notice.value = `${what} is copied.`;
    } catch {
      notice.value = 'Your browser does not let this page copy.';
    }
  }

  return { notice, copy };
}
