import { expect, test } from 'vitest';
import { scene } from '../../test/scene.js';
import type { Move } from '../notation.js';
import { placeOf } from './places.js';

test.each([
  [{ kind: 'isis-build', card: 'altar', wonder: 'sphinx' }, 'wonder-sphinx'],
  [{ kind: 'construct', slot: 19 }, 'card-theater'],
  [{ kind: 'ra-wonder', wonder: 'sphinx' }, 'wonder-sphinx'],
  [{ kind: 'mythology', mythology: 'greek' }, 'mythology-greek'],
  [{ kind: 'offering-token', offering: 3 }, 'offering-3'],
  [{ kind: 'minerva-space', space: -2 }, 'track--2'],
] as const)('%j stands at %s', (move, place) => {
  expect(placeOf(scene({ structure: { 19: 'theater' } }), move as unknown as Move)).toBe(place);
});
