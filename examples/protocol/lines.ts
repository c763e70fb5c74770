/** The most characters of a line: a save of the longest game has fewer. */
export const LONGEST = 1_000_000;

/**
 * The lines of an input, the last one even if it is not ended. A line that is too long is not kept: `undefined` stands for it.
 *
 * @param input - A stream of bytes in UTF-8.
 */
export async function* linesOf(input: NodeJS.ReadStream): AsyncGenerator<string | undefined> {
  input.setEncoding('utf8');
  let begun = '';
  let skipping = false;
  for await (const chunk of input as AsyncIterable<string>) {
    const [first = '', ...others] = chunk.split('\n');
    begun += first;
    for (const next of others) {
      if (!skipping) yield begun.length > LONGEST ? undefined : begun;
      skipping = false;
      begun = next;
    }
    if (skipping) begun = '';
    else if (begun.length > LONGEST) {
      yield undefined;
      skipping = true;
      begun = '';
    }
  }
  if (begun !== '' && !skipping) yield begun;
}
