import { capital, count, listed } from '@wonders/core/words';
import type { Position } from '../state/index.js';
import type { Language } from './language.js';
import { hexInWords } from './map.js';
import { nameOf } from './names.js';
import { cubesInWords, howOften, ordinal, tradeInWords } from './phrases.js';
import { speakerAt } from './seats.js';

/** A question to a seat: `Your turn: …`. */
const turn = (position: Position, seat: number, task: string): string =>
  `${capital(speakerAt(position, seat).whose)} turn: ${task}`;

/** A question to the host of a real table. */
const onTable = (question: string): string => `On your table: ${question}?`;

const market = (builds: boolean, price: number): string => {
  if (!builds) return 'trade here';
  return price === 0 ? 'build here' : `pay ${count(price, 'cube')} to build here`;
};

/** What is asked, with the one who is asked. */
export const prompts: Language['prompts'] = {
  'choose-start': ({ sets }, position, seat) =>
    turn(
      position,
      seat,
      sets.length === 1 ? 'take the starting set that is left' : `choose one of ${count(sets.length, 'starting set')}`,
    ),
  'place-boat': (_, position, seat) => turn(position, seat, 'place the boat on a market tile'),
  sail: ({ free }, position, seat) =>
    turn(
      position,
      seat,
      `sail, or stay here; ${free === 1 ? 'the first step is' : `the first ${free} steps are`} free`,
    ),
  'sail-on': ({ canEnd }, position, seat) =>
    turn(position, seat, `one more step is free; sail on${canEnd ? ', or end the movement' : ''}`),
  'sail-paid': ({ cubes, canEnd }, position, seat) => {
    if (cubes === 0) return turn(position, seat, 'end the movement; there is no cube for another step');
    const cube = cubes === 1 ? 'the last cube' : `one of ${cubes} cubes`;
    return turn(position, seat, `${canEnd ? 'end the movement, or ' : ''}leave ${cube} here and sail on`);
  },
  toll: ({ owner }, position, seat) =>
    turn(position, seat, `pay a cube to ${speakerAt(position, owner).within} for the boat that lies here`),
  collect: ({ cubes }, position, seat) => turn(position, seat, `collect ${cubesInWords(cubes)} here, or leave all`),
  action: ({ actions, builds, price }, position, seat) => {
    const deeds = {
      market: market(builds, price),
      port: 'deliver the order',
      harvest: 'harvest',
      pass: 'take no action',
    };
    return turn(
      position,
      seat,
      listed(
        actions.map((action) => deeds[action]),
        'or',
      ),
    );
  },
  upgrade: ({ left }, position, seat) =>
    turn(position, seat, `upgrade a cube, or none${left === 1 ? '' : `; ${left} upgrades are left`}`),
  bonus: ({ column }, position, seat) => turn(position, seat, `take a bonus tile for the ${ordinal(column)} column`),
  trade: ({ give, get, least, most }, position, seat) => {
    return turn(position, seat, `trade ${tradeInWords({ give, get })}, ${howOften(least, most)}`);
  },
  react: ({ to, action }, position, seat) => {
    const { whose } = speakerAt(position, to);
    // CENT-72: what the AI does is no turn.
    return speakerAt(position, seat).does(
      'react',
      `to ${whose} ${{ harvest: 'harvest', port: 'delivery', market: 'market action' }[action]}`,
    );
  },
  discard({ cubes }, position, seat) {
    const task = cubes === 1 ? 'discard a cube' : `discard ${cubes} cubes, one by one`;
    // CENT-122: it may be the turn of another seat.
    if (seat === position.turn) return turn(position, seat, task);
    return `${capital(speakerAt(position, seat).whose)} hold is too full: ${task}`;
  },
  remove: ({ symbol, answers }) => onTable(`which of the ${answers} ${nameOf(symbol)} tiles is out of the game`),
  cell: ({ cell, cells, answers }) => onTable(`which of ${answers} hexes is cell ${cell} of ${cells} of the map`),
  tile: ({ hex, answers }, position) => onTable(`which of ${answers} tiles lies on ${hexInWords(position, hex)}`),
  order: ({ port, answers }) => onTable(`which of ${answers} orders lies on the ${nameOf(port)}`),
  lot: ({ to, answers }, position) =>
    onTable(`which of ${answers} lots brings ${speakerAt(position, to).whose} starting cubes`),
  draw: ({ port, answers }) => onTable(`which of ${answers} tiles was drawn for the ${nameOf(port)}`),
};
