import { draw, seedRng } from '@wonders/core';
import { expect, test } from 'vitest';
import { namedBy } from '../../.ci/lib/games.js';
import { fitted, type Sample } from './fit.js';
import type { Told } from './measure.js';
import { reliabilityOf, unreliable } from './reliability.js';

const rng = seedRng('chances');
const random = () => draw(rng);
const chanceOf = (balance: number) => 1 / (1 + Math.exp(-balance));

test('the fit finds the odds that games were drawn from', () => {
  const samples = Array.from({ length: 20_000 }, (): Sample => {
    const [ply, lead] = [Math.floor(random() * 90), random() * 60 - 30];
    const part = Math.min(1, ply / 90);
    const chance = chanceOf(-0.5 + part + (0.05 + 0.1 * part) * lead);
    return { ply, lead, share: Number(random() < chance) };
  });
  const { base, point } = fitted(samples, 90);
  for (const [i, expected] of [-0.5, -0.17, 0.17, 0.5].entries())
    expect(Math.abs((base[i] ?? 0) - expected)).toBeLessThan(0.15);
  for (const [i, expected] of [0.05, 0.083, 0.117, 0.15].entries())
    expect(Math.abs((point[i] ?? 0) - expected)).toBeLessThan(0.02);
});

test('no lead is a drawback, and games that are always won have odds all the same', () => {
  const samples = Array.from({ length: 2000 }, (_, i): Sample => ({ ply: i % 50, lead: random() * 20, share: 1 }));
  const { base, point } = fitted(samples, 50);
  for (const each of point) expect(each).toBeGreaterThan(0);
  for (const each of base) expect(Number.isFinite(each)).toBe(true);
  const worse = samples.map((each): Sample => ({ ...each, share: Number(random() < chanceOf(-each.lead / 10)) }));
  for (const each of fitted(worse, 50).point) expect(each).toBeGreaterThan(0);
});

test('chances that come true are reliable, and those that are 0.15 too high are not', () => {
  const tellings = (off: number): readonly Told[] =>
    Array.from({ length: 8000 }, (_, number) => {
      const came = 0.1 + 0.7 * random();
      return { variant: '', number, chance: came + off, came: Number(random() < came) };
    });
  const honest = reliabilityOf(tellings(0));
  expect(unreliable(honest)).toEqual([]);
  expect(honest.games).toBe(8000);
  const boastful = reliabilityOf(tellings(0.15));
  expect(unreliable(boastful).length).toBeGreaterThan(4);
  expect(boastful.brier).toBeGreaterThan(honest.brier);
  expect(boastful.logLoss).toBeGreaterThan(honest.logLoss);
});

test('a coin misses by a quarter', () => {
  const coin = reliabilityOf(
    Array.from({ length: 10 }, (_, number) => ({ variant: '', number, chance: 0.5, came: number % 2 })),
  );
  expect(coin.brier).toBe(0.25);
  expect(coin.logLoss).toBeCloseTo(Math.LN2, 3);
});

test('games are named by words, and all are meant where there are none', () => {
  const found = ['hal', 'duel-solo'].map((id) => ({ pkg: { id } }));
  expect(found.map(namedBy(['hal']))).toEqual([true, false]);
  expect(found.map(namedBy([]))).toEqual([true, true]);
});
