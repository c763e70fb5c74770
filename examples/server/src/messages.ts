import { integer, list, object, type Schema, type Seat, schema, text, variant, withDefault } from '@wonders/core';

/** What opens a room. Whoever opens it hears the tokens of the seats, and hands them out. */
export interface Opening {
  readonly game: string;
  readonly options: object;
  /** The seats that the server plays. */
  readonly bots: readonly Seat[];
}

/** What a client sends; `ply` is how many moves it has seen. */
export type Incoming =
  | { readonly kind: 'sit'; readonly token: string; readonly ply: number }
  | { readonly kind: 'move'; readonly move: string; readonly ply: number };

const isOptions = (value: unknown): value is object => typeof value === 'object' && value !== null;
export const opening: Schema<Opening> = object<Opening>({
  game: text(40),
  options: withDefault(schema('an object', isOptions), {}),
  bots: withDefault(list(integer(0, 15), 0, 16), []),
});

const ply = integer(0, 100_000);
export const incoming: Schema<Incoming> = variant<Incoming, 'kind'>('kind', {
  sit: { token: text(100), ply },
  move: { move: text(1000), ply },
});
