import { box, element, label, type Theme } from '../../packages/core/src/board/index.js';
import type { AnyGame, StateOf } from '../../packages/core/src/index.js';
import type { AnyWords, DescribedStep } from '../../packages/core/src/words/index.js';

/** A step of a list, and how often it dropped a candidate. */
interface Rung {
  readonly rule: string;
  readonly label: string;
  readonly decided: number;
}

/** The priority lists of an opponent. */
export type Lists = readonly { readonly name: string; readonly rungs: readonly Rung[] }[];

/** Rungs of a list by their items: 128.2 before 128.10. */
const byItem = (a: Rung, b: Rung): number => a.rule.localeCompare(b.rule, 'en', { numeric: true });

/** The lists that the scripts used in some games, with how often each step decided. */
export function listsOf(game: AnyGame, words: AnyWords, variants: readonly object[], seeds: readonly string[]): Lists {
  const lists = new Map<string, Map<string, Rung>>();
  for (const variant of variants.filter((each) => !('chance' in each)))
    for (const seed of seeds) {
      let state: StateOf<AnyGame> = game.newGame({ ...variant, seed });
      while (game.activeSeats(state).length > 0) {
        const [seat = 0] = game.activeSeats(state);
        const explanation = game.explainBotMove(state, seat);
        if (game.seats(state)[seat]?.role !== 'player')
          for (const step of words.describeExplanation(state, explanation).steps) count(lists, step);
        state = game.applyMove(state, explanation.move);
      }
    }
  return [...lists]
    .map(([name, rungs]) => ({ name, rungs: [...rungs.values()].sort(byItem) }))
    .filter(({ rungs }) => rungs.length > 1);
}

function count(lists: Map<string, Map<string, Rung>>, { list, rule, label, candidates }: DescribedStep): void {
  const rungs = lists.get(list) ?? new Map<string, Rung>();
  const drops = candidates.some(({ kept }) => !kept) ? 1 : 0;
  rungs.set(`${rule} ${label}`, { rule, label, decided: (rungs.get(`${rule} ${label}`)?.decided ?? 0) + drops });
  lists.set(list, rungs);
}

const WIDTH = 720;
const ROW = 26;
const HEAD = 34;
const BAR = 160;

const COLOURS = {
  light: { paper: '#f5f0e6', panel: '#fffdf8', ink: '#211e19', muted: '#5f5a50', bar: '#0b5f86' },
  dark: { paper: '#15181d', panel: '#1f242c', ink: '#f2eee5', muted: '#aca79c', bar: '#5ec4ee' },
} as const;

/** Draws the lists, a panel each, with a bar that shows how often each step decided. */
export function pictureOf(lists: Lists, theme: Extract<Theme, 'light' | 'dark'>): string {
  const { paper, panel, ink, muted, bar } = COLOURS[theme];
  const most = Math.max(1, ...lists.flatMap(({ rungs }) => rungs.map(({ decided }) => decided)));
  const parts: string[] = [];
  let y = 12;
  for (const { name, rungs } of lists) {
    const height = HEAD + rungs.length * ROW + 6;
    parts.push(box(12, y, WIDTH - 24, height, 'panel', 8), label(24, y + 18, name, { size: 15, bold: true }));
    rungs.forEach(({ rule, label: text, decided }, i) => {
      const middle = y + HEAD + i * ROW + ROW / 2;
      parts.push(
        label(24, middle, `${i + 1}`, { size: 13, tone: 'muted' }),
        label(46, middle, text, { size: 13 }),
        label(WIDTH - BAR - 70, middle, rule, { size: 12, tone: 'muted', anchor: 'end' }),
        box(WIDTH - BAR - 60, middle - 7, Math.max(1, (decided / most) * BAR), 14, 'bar', 3),
        label(WIDTH - BAR - 52 + (decided / most) * BAR, middle, `${decided}`, { size: 12, tone: 'muted' }),
      );
    });
    y += height + 10;
  }
  const style = `text{font-family:system-ui,sans-serif;fill:${ink}}.w-muted{fill:${muted}}.w-bold{font-weight:700}.w-end{text-anchor:end}.w-panel{fill:${panel}}.w-bar{fill:${bar}}`;
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${WIDTH} ${y + 2}`,
    width: WIDTH,
    height: y + 2,
  };
  return `${element('svg', attributes, element('title', {}, 'The lists of the opponent'), element('style', {}, style), element('rect', { width: WIDTH, height: y + 2, rx: 10, fill: paper }), ...parts)}\n`;
}
