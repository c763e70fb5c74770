import { expect, test } from 'vitest';
import { scene } from '../../test/scene.js';
import type { Notice } from '../notices.js';
import * as english from './index.js';
import * as italian from './it/index.js';

const told = (notice: Notice): readonly string[] =>
  [english, italian].map((words) => words.describeNotice(scene(), notice).text);

test('DUEL-070, DUEL-181: who begins the next Age, or chooses who begins it', () => {
  const next = (seat: 0 | 1 | null, decides: boolean) =>
    told({ key: 'next-age', values: { age: 2, seat, decides } as never });
  expect(next(null, true)).toEqual([
    'The Conflict pawn is in the middle: who has the last turn chooses who begins Age II',
    "La pedina Conflitto è al centro: chi gioca l'ultimo turno sceglie chi comincia l'Epoca II",
  ]);
  expect(next(null, false)).toEqual([
    'The Conflict pawn is in the middle: who has the last turn begins Age II',
    "La pedina Conflitto è al centro: chi gioca l'ultimo turno comincia l'Epoca II",
  ]);
  expect(next(1, true)).toEqual([
    'As the Conflict pawn stands, you choose who begins Age II',
    "Con la pedina Conflitto dov'è ora, scegli chi comincia l'Epoca II",
  ]);
  expect(next(0, false)).toEqual([
    'As the Conflict pawn stands, SOLO begins Age II',
    "Con la pedina Conflitto dov'è ora, SOLO comincia l'Epoca II",
  ]);
});

test('DUEL-073: how near a supremacy is, and what stands before it', () => {
  const near = (spaces: number, minerva: boolean) =>
    told({ key: 'near-capital', values: { seat: 1, spaces, minerva } as never });
  expect(near(1, false)).toEqual([
    "The Conflict pawn is 1 space from SOLO's capital: there you win at once",
    'La pedina Conflitto è a 1 casella dalla capitale di SOLO: se vi entra, vinci subito',
  ]);
  expect(near(3, true)).toEqual([
    "The Conflict pawn is 3 spaces from SOLO's capital: there you win at once; the Minerva pawn stands before it",
    'La pedina Conflitto è a 3 caselle dalla capitale di SOLO: se vi entra, vinci subito; prima la ferma la pedina Minerva',
  ]);
});

test('DUEL-034: which wonders leave the game once the seventh stands', () => {
  const [two, three] = [['sphinx', 'piraeus'] as const, ['sphinx', 'piraeus', 'pyramids'] as const].map((wonders) =>
    told({ key: 'last-wonder', values: { wonders, built: 6 } }),
  );
  expect(two?.[0]).toMatch(/as soon as the Sphinx or the Piraeus is the last, the other leaves the game$/);
  expect(two?.[1]).toMatch(/diventa l'ultima, l'altra torna nella scatola$/);
  expect(three?.[0]).toMatch(/the others leave the game$/);
  expect(three?.[1]).toMatch(/le altre tornano nella scatola$/);
});
