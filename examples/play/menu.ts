import {
  createPrompt,
  isDownKey,
  isEnterKey,
  isUpKey,
  makeTheme,
  useKeypress,
  usePagination,
  usePrefix,
  useState,
} from '@inquirer/core';
import colors from 'picocolors';

/** One item of a menu. */
export interface Item<T> {
  readonly value: T;
  readonly name: string;
  /** Shown behind the name where there is room, such as what a move costs. It is asked for when the item is first seen. */
  readonly note?: () => string;
  /** Shown below the menu while the item is highlighted. */
  readonly description?: string;
}

/** What a menu says of itself. */
export interface MenuWords {
  readonly search: string;
  readonly type: string;
  readonly move: string;
  readonly choose: string;
  readonly nothing: (term: string) => string;
}

interface Menu {
  readonly words: MenuWords;
  readonly message: string;
  readonly items: readonly Item<unknown>[];
  /** Whether to number the items, so that you can type a number. */
  readonly numbers: boolean;
  /** Hint, undo, quit: you find them by typing, and all of them by `?`. Where there is nothing else to choose they are listed. */
  readonly commands: readonly Item<unknown>[];
  readonly pageSize: number;
  /** How many letters a line has. */
  readonly columns: number;
}

/** What lists all commands. */
const ALL = '?';

function help(words: MenuWords, commands: readonly Item<unknown>[]): string {
  const keys = [
    [words.type, words.search],
    ['↑↓', words.move],
    ['⏎', words.choose],
    ...(commands.length === 0 ? [] : [[ALL, commands.map(({ name }) => name.split(' ')[0]).join(', ')]]),
  ];
  return keys.map(([key, action]) => `${colors.bold(key)} ${colors.dim(action)}`).join(colors.dim(' · '));
}

/** The commands that a search finds: none where nothing is searched and there are items, all for `?`. */
function commandsFor(term: string, { items, commands }: Menu): readonly Item<unknown>[] {
  if (term === ALL) return commands;
  return term === '' && items.length > 0 ? [] : matching(commands, term);
}

/** An item with its note, if the line has room for it. */
function withNote({ name, note }: Item<unknown>, columns: number): string {
  const said = note?.() ?? '';
  return said !== '' && name.length + said.length + 6 <= columns ? `${name}  ${colors.dim(said)}` : name;
}

/**
 * A menu that you search by typing. Unlike the library's own search it reacts to each key at once, so Enter takes the right item even
 * when all keys arrive in one go.
 */
export const menu = createPrompt<unknown, Menu>((shown, done) => {
  const { words, message, items, numbers, commands, pageSize, columns } = shown;
  const theme = makeTheme();
  const prefix = usePrefix({ status: 'idle', theme });
  const [term, setTerm] = useState('');
  const [marked, setMarked] = useState(0);
  const [found, others] = [matching(numbers ? numbered(items) : items, term), commandsFor(term, shown)];
  const all = [...found, ...others];
  const current = all[marked];
  useKeypress((key, readline) => {
    if (isEnterKey(key)) {
      if (current !== undefined) done(current.value);
      else readline.write(term);
    } else if (isUpKey(key) || isDownKey(key)) {
      readline.clearLine(0);
      readline.write(term);
      if (all.length > 0) setMarked((marked + (isUpKey(key) ? all.length - 1 : 1)) % all.length);
    } else if (readline.line !== term) {
      setTerm(readline.line);
      setMarked(0);
    }
  });
  const page = usePagination({
    items: all,
    active: Math.min(marked, Math.max(0, all.length - 1)),
    renderItem: ({ item, index, isActive }) => {
      const line = `${isActive ? '❯' : ' '} ${withNote(item, columns)}`;
      return isActive ? theme.style.highlight(line) : index < found.length ? line : colors.dim(line);
    },
    pageSize,
    loop: false,
  });
  const listed = all.length === 0 ? colors.dim(`  ${words.nothing(term)}`) : page;
  const below = current?.description === undefined ? [] : [colors.cyan(`  ${current.description}`)];
  return [
    `${prefix} ${theme.style.message(message, 'idle')} ${term}`,
    [listed, ...below, help(words, commands)].join('\n'),
  ];
});

function numbered(items: readonly Item<unknown>[]): readonly Item<unknown>[] {
  const digits = String(items.length).length;
  return items.map((item, i) => ({ ...item, name: `${String(i + 1).padStart(digits)}. ${item.name}` }));
}

/**
 * The items whose names have every word of the search: first the one with that number, then those with whole words, so that 2 does not
 * find 20 first.
 */
function matching(items: readonly Item<unknown>[], term: string): readonly Item<unknown>[] {
  const wanted = term.toLowerCase().split(/\s+/);
  const order = ({ name }: Item<unknown>) => {
    if (name.trimStart().startsWith(`${term}. `)) return 0;
    const words = name.toLowerCase().split(/\s+/);
    return wanted.every((word) => words.includes(word)) ? 1 : 2;
  };
  return items
    .filter(({ name }) => wanted.every((word) => name.toLowerCase().includes(word)))
    .sort((a, b) => (term === '' ? 0 : order(a) - order(b)));
}
