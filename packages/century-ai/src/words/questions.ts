import { count } from '@wonders/core/words';
import { total } from '../components/cubes.js';
import { tablesOf } from '../table/places.js';
import type { Language } from './language.js';
import { hexInBrief } from './map.js';
import { nameOf } from './names.js';
import { cubesInWords } from './phrases.js';

/** Headlines in brief. */
export const briefly: Language['briefly'] = {
  'takes-order': ({ order, port }, position) =>
    `The AI takes the ${tablesOf(position).orders[order].vp}-point order from the ${nameOf(port)}`,
  'places-outpost': ({ hex }, position) => `The AI places an outpost on ${hexInBrief(position, hex)}`,
  'gains-cubes': ({ gains }) => `The AI gains ${cubesInWords(gains)}`,
  'changes-nothing': () => 'The AI changes nothing',
  'head-for': ({ order, turns }, position) =>
    `Head for the ${tablesOf(position).orders[order].vp}-point order, ${turns === 1 ? 'this turn' : `in ${count(turns, 'turn')}`}`,
  'no-order-in-sight': ({ route: [first] }, position) =>
    `No order is in sight${first === undefined ? '' : `: go to ${hexInBrief(position, first.hex)}`}`,
  'start-with': ({ set }) => `Start with the ${nameOf(set)} set`,
  'begin-on': ({ hex }, position) => `Begin on ${hexInBrief(position, hex)}`,
  'dock-now': () => 'Dock here: a step has been paid for',
  unweighed: () => 'Another move, without weighing it',
  'no-order-open': () => 'No port has an order to head for',
  'all-the-same': () => 'Nothing here would change anything',
  'cargo-nearest': ({ cargo }) => `The hold then has ${count(total(cargo), 'cube')}, nearest to an order`,
  'only-cube': () => 'There is only one colour to choose',
  collects: () => 'Collect what lies here',
  leaves: () => 'Leave what lies here: the hold is full',
  'take-bonus': ({ tile }) => `Take ${nameOf(tile)}`,
};

/** What the items of the lists ask. */
export const questions: Language['questions'] = {
  'best-bonus': () => 'Which bonus tile does the house bot like best?',
  'best-set': () => 'Which set does the house bot like best?',
  'first-port': () => 'Which port comes first?',
  'nearest-cargo': () => 'With which cargo is an order nearest?',
  'order-it-can-pay': () => 'Which orders can its cubes pay?',
  'order-with-fewest-cubes': () => 'Which order takes the fewest cubes?',
  'order-with-most-vp': () => 'Which order is worth most points?',
};
