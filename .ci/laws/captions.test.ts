/** What the pages say with a number in it: one of a thing is told in the singular, in every language of the site. */
import { expect, test } from 'vitest';
import { captionsIn } from '../../docs/.vitepress/playground/captions.js';
import { sceneCaptionsIn } from '../../docs/.vitepress/rulebook/captions.js';
import { agrees } from '../../packages/core/src/testing/language/agreement.js';

/** Offered where there are more moves than buttons. */
const NEVER_ONE = ['all'];

const LANGUAGES = { English: 'en', Italiano: 'it' };

test.each(Object.entries(LANGUAGES))('%s: captions agree with the number 1', (language, tag) => {
  let told = 0;
  for (const captions of [captionsIn(language), sceneCaptionsIn(language)])
    for (const [key, caption] of Object.entries(captions)) {
      if (typeof caption !== 'function' || NEVER_ONE.includes(key)) continue;
      const text = (caption as (...numbers: readonly number[]) => unknown)(1, 1, 1);
      if (typeof text !== 'string') continue;
      told++;
      agrees(text, tag);
    }
  expect(told).toBeGreaterThan(10);
});
