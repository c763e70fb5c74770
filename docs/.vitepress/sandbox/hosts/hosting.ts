/** A new identifier, as `crypto.randomUUID` gives it: each address of a blob ends with one. */
function identifier(): string {
  const address = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(address);
  return address.slice(-36);
}

// A frame of an opaque origin is no secure context, and only there browsers have this function.
if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID: identifier });

/** What a host is given: the code as a function, what it may import, the number of its lines. */
export type Code = (require: Require, exports: object, console: object) => Promise<void>;

/** Gives a module by its name. */
export type Require = (name: string) => Readonly<Record<string, unknown>>;

/** A fault of code, as a host tells it. */
export interface Fault {
  readonly kind: 'failed';
  readonly says: string;
  readonly line?: number;
}

/** The line of the code that an error, or a call, comes from: below the code stands all that it imports. */
export function lineOf({ stack = '' }: Error, lines: number): number | undefined {
  const places = [...stack.matchAll(/snippet\.ts:(\d+)/g)].map(([, line]) => Number(line));
  return places.find((line) => line <= lines);
}

/** An error as a sentence, and the line of the code where it was thrown. */
export function faultOf(error: unknown, lines: number): Fault {
  if (!(error instanceof Error)) return { kind: 'failed', says: `It threw ${String(error)}.` };
  const line = lineOf(error, lines);
  const says = error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
  return { kind: 'failed', says, ...(line !== undefined && { line }) };
}
