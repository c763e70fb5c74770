import { confirm, input } from '@inquirer/prompts';
import { type Item, type MenuWords, menu } from './menu.js';
import { ENGLISH } from './sayings.js';

/** How the program talks with a person. */
export interface Terminal {
  print(line: string): void;
  /** A menu that you search by typing. */
  choose<T>(message: string, items: readonly Item<T>[], more?: MenuExtras<T>): Promise<T>;
  ask(message: string, suggestion: string): Promise<string>;
  confirm(message: string): Promise<boolean>;
}

interface MenuExtras<T> {
  /** Listed below the items. */
  readonly commands?: readonly Item<T>[];
  /** Whether to number the items. */
  readonly numbers?: boolean;
  /** Default: English. */
  readonly words?: MenuWords;
}

/** What the prompts read and write. */
export interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** The terminal of the program, or a pair of streams in its place. */
export function terminal(streams: Streams = { input: process.stdin, output: process.stdout }): Terminal {
  const size = (of: 'rows' | 'columns', usual: number): number =>
    (of in streams.output && Number(streams.output[of as never])) || usual;
  const [rows, columns] = [size('rows', 24), size('columns', 80)];
  return {
    print: (line) => void streams.output.write(`${line}\n`),
    // The menu is untyped: it returns one of the values that it was given.
    choose: <T>(message: string, items: readonly Item<T>[], more: MenuExtras<T> = {}) =>
      menu(
        {
          message,
          items,
          commands: [],
          numbers: false,
          words: ENGLISH.menu,
          ...more,
          columns,
          // With the question, the keys and a description twelve lines of 24: above them stands the table.
          pageSize: Math.min(Math.max(rows - 15, 5), 20),
        },
        { ...streams, clearPromptOnDone: true },
      ) as Promise<T>,
    ask: (message, suggestion) => input({ message, default: suggestion }, streams),
    confirm: (message) => confirm({ message, default: false }, streams),
  };
}
