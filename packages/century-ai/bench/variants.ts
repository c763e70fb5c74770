/** What `npm run bench` measures. */
export const variants = {
  printed: {},
  matched: { aiTradeGain: 'matched' },
  once: { aiTradeGain: 'once' },
  'random map': { map: 'random' },
  'versus, 2 seats': { mode: 'versus', players: 2 },
  'versus, 4 seats': { mode: 'versus', players: 4 },
} as const;
