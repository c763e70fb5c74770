/** What `npm run bench` measures. */
export const variants = {
  'versus/base': { mode: 'versus', pantheon: false },
  'versus/pantheon': { mode: 'versus' },
  'solo/pantheon': {},
} as const;
