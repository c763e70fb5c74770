import type { ActionCard } from '../components/actions.js';
import type { WonderId } from '../components/wonders.js';

/** The outline of each wonder, in a square of 24 units: it is known by its shape before its name is read. */
export const EMBLEMS: Readonly<Record<WonderId, string>> = {
  'pyramids-of-giza': 'M2 21L9 8l4 7.5L15.5 11L22 21Z',
  'hanging-gardens':
    'M3 21v-4h18v4ZM5 16v-4h14v4ZM8 11V7.500h8V11ZM12 1c3 0 4.500 2 4.500 4.500h-3.500V7h-2V5.500H7.500C7.500 3 9 1 12 1ZM1 16c1-2 2.500-2 3.500 0ZM19.500 16c1-2 2.500-2 3.500 0ZM4 11c1-2 2.500-2 3.500 0ZM16.500 11c1-2 2.500-2 3.500 0Z',
  'statue-of-zeus':
    'M11 2a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5ZM8 8h6l1 6h4v7h-3v-4H8ZM5 9h2v12H5ZM18.500 2H20v11h-1.500Z',
  'temple-of-artemis':
    'M12 2L22 8H2ZM3 9h18v2H3ZM4 12h2.500v7H4ZM8.500 12H11v7H8.500ZM13 12h2.500v7H13ZM17.500 12H20v7h-2.500ZM2 20h20v2H2Z',
  mausoleum: 'M10 2h4v3h-4ZM12 5l6 5H6ZM5 11h14v2H5ZM6 14h2v4H6ZM11 14h2v4h-2ZM16 14h2v4h-2ZM3 19h18v3H3Z',
  'colossus-of-rhodes':
    'M11 2.500a2 2 0 1 1 0 4a2 2 0 1 1 0-4ZM8 7.500h6l3.500-5l1.500 1L15.500 9v5l3.500 8h-3l-4-6.500L8 22H5l3.500-8ZM17.500.500h3.500l-1 2.500h-1.500Z',
  'lighthouse-of-alexandria':
    'M10 1h4v3h-4ZM9 5h6v2H9ZM9.500 8h5l1 8h-7ZM7 17h10l1 5H6ZM16 2l6-1v3l-6-1ZM8 2L2 1v3l6-1Z',
  'tower-of-babel':
    'M10 2h4v3h-4ZM8.500 6h7l.700 3.500L8 8ZM7 9.300l9.700 1.700l.700 3.200L6.300 12ZM5.600 13.300l12.400 2.400l.800 3L5 16.500ZM4.500 17.800l14.700 2.500l.500 1.700h-16Z',
};

/** The outline of each action card; that with points is a star. */
export const ACTIONS: Readonly<Record<ActionCard, string>> = {
  'card-trade': 'M1 8l6-6v4h14v4H7v4ZM23 16l-6 6v-4H3v-4h14v-4Z',
  joker: 'M12 8C10 3 5 2 2 5c3 1 4 4 4 8l1 5h10l1-5c0-4 1-7 4-8c-3-3-8-2-10 3ZM6.500 19.500h11V23h-11Z',
  'disc-bonus':
    'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20ZM10.400 7v3.400H7v3.200h3.400V17h3.200v-3.400H17v-3.200h-3.400V7Z',
  'card-draw': 'M2 2h12v20H2ZM6.700 6.500V11H4.200L8 16.500l3.800-5.500H9.300V6.500ZM16 5l6 1.500l-3 15l-3-.8Z',
  'triple-bonus':
    'M12 1l4 4.500l-4 4.500l-4-4.500ZM5.500 12l4.500 5l-4.500 5L1 17ZM18.500 12l4.500 5l-4.500 5l-4.500-5Z',
  'double-turn': 'M2 3l8.500 9L2 21ZM13 3l8.500 9l-8.500 9Z',
  'five-vp':
    'M12 1.800l3.100 6.500l7.100.900l-5.200 4.900l1.300 7L12 17.700l-6.300 3.400l1.300-7L1.800 9.200l7.100-.900Z',
};
