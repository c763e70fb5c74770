import type { ActionCard } from '../components/actions.js';

/** The outline of each action card; that with points is a star. */
export const ACTIONS: Readonly<Record<ActionCard, string>> = {
  'card-trade': 'M1 8l6-6v4h14v4H7v4ZM23 16l-6 6v-4H3v-4h14v-4Z',
  joker: 'M12 8C10 3 5 2 2 5c3 1 4 4 4 8l1 5h10l1-5c0-4 1-7 4-8c-3-3-8-2-10 3ZM6.5 19.5h11V23h-11Z',
  'disc-bonus': 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20ZM10.4 7v3.4H7v3.2h3.4V17h3.2v-3.4H17v-3.2h-3.4V7Z',
  'card-draw': 'M2 2h12v20H2ZM6.7 6.5V11H4.2L8 16.5l3.8-5.5H9.3V6.5ZM16 5l6 1.5l-3 15l-3-.8Z',
  'triple-bonus': 'M12 1l4 4.5l-4 4.5l-4-4.5ZM5.5 12l4.5 5l-4.5 5L1 17ZM18.5 12l4.5 5l-4.5 5l-4.5-5Z',
  'double-turn': 'M2 3l8.5 9L2 21ZM13 3l8.5 9l-8.5 9Z',
  'five-vp': 'M12 1.8l3.1 6.5l7.1.9l-5.2 4.9l1.3 7L12 17.7l-6.3 3.4l1.3-7L1.8 9.2l7.1-.9Z',
};
