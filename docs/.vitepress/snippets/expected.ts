/** A `console.log(...)` whose line ends with what it prints. */
const PRINTS = /^([ \t]*)console\.log\((.*)\);[ \t]*\/\/ (.*)$/;

/** A line of code that says what it prints. */
export interface Expected {
  /** From 1. */
  readonly line: number;
  readonly indent: string;
  /** What stands between the brackets. */
  readonly args: string;
  readonly text: string;
}

/** The lines of a snippet that say what they print. */
export const expectedOf = (code: string): readonly Expected[] =>
  code.split('\n').flatMap((text, i) => {
    const [, indent = '', args, told] = PRINTS.exec(text) ?? [];
    return args === undefined || told === undefined ? [] : [{ line: i + 1, indent, args, text: told }];
  });
