import { expect, test } from 'vitest';
import { playables } from './games.js';
import { tellTitle } from './story.js';

test('in Italian the title, the options and the seats are Italian', async () => {
  const duel = (await playables()).find(({ game }) => game.id === 'duel-solo');
  const italian = await duel?.languages?.['Italiano']?.();
  if (duel === undefined || italian === undefined) throw new Error('Duel speaks no Italian');
  const options = { seed: 'lunedì', level: 'hard' };
  const title = (playable: typeof duel): string => {
    const lines: string[] = [];
    tellTitle(playable, options, playable.game.newGame(options), { print: (line) => lines.push(line) });
    return lines.join('');
  };
  expect(title(italian)).toContain('Seme: lunedì · Livello di SOLO: Difficile · SOLO (automatico), Tu');
  expect(title(duel)).toContain('seed lunedì · level hard · SOLO (scripted), You');
});
