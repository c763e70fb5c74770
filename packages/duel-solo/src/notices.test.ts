import { expect, test } from 'vitest';
import { type Scene, scene } from '../test/scene.js';
import { notices } from './notices.js';

/** What is told of the capital that the pawn is close to. */
const near = (given: Scene): object | undefined =>
  notices(scene({ age: 2, ...given })).find(({ key }) => key === 'near-capital')?.values;

test('DUEL-076: the pawn is near a capital from three spaces on, on either side', () => {
  expect(near({ pawn: 5 })).toBeUndefined();
  expect(near({ pawn: 6 })).toMatchObject({ seat: 0, spaces: 3 });
  expect(near({ pawn: -5 })).toBeUndefined();
  expect(near({ pawn: -8 })).toMatchObject({ seat: 1, spaces: 1 });
});

test('DUEL-096: the Minerva pawn is named where it stands between the Conflict pawn and the capital', () => {
  expect(near({ pawn: 7 })).toMatchObject({ minerva: false });
  expect(near({ pawn: 7, minerva: 8 })).toMatchObject({ minerva: true });
  expect(near({ pawn: 7, minerva: 3 })).toMatchObject({ minerva: false });
  expect(near({ pawn: -7, minerva: -9 })).toMatchObject({ minerva: true });
  expect(near({ pawn: -7, minerva: -2 })).toMatchObject({ minerva: false });
});
