import { botNamed } from '@wonders/core/bots';
import { expect, test } from 'vitest';
import { centuryAi } from '../src/index.js';

test('the script has no levels: the complaint names none', () => {
  expect(() => botNamed(centuryAi, 'script:hard')).toThrow(/^the script of century-ai has no level "hard"$/);
  expect(() => botNamed(centuryAi, 'script')).not.toThrow();
});
