import type { ActionCard } from '../components/actions.js';

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
