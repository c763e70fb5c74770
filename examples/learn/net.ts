/**
 * A small net with one hidden layer, which gives a weight for each move, and a value. Training needs a library. For play these hundred lines
 * will do, because nine in ten numbers of an observation are zero. The file is a safetensors file, which Python reads, too.
 */
export interface Net {
  /** What it was trained for: the digests of its input and output, among others. */
  readonly metadata: Readonly<Record<string, string>>;
  /** The columns of the observation that it reads, and the moves that it knows. */
  readonly columns: Int32Array;
  readonly moves: Int32Array;
  /** The number of hidden units. */
  readonly width: number;
  readonly hidden: Float32Array;
  readonly hiddenBias: Float32Array;
  readonly policy: Float32Array;
  readonly policyBias: Float32Array;
  readonly value: Float32Array;
  readonly valueBias: Float32Array;
}

const TENSORS = ['columns', 'moves', 'hidden', 'hiddenBias', 'policy', 'policyBias', 'value', 'valueBias'] as const;
const isInteger = (name: string): boolean => name === 'columns' || name === 'moves';

/** The answer of a net to an observation. */
export interface Thought {
  /** The weight of a move before softmax; 0 for a move that it has never seen. */
  logit(action: number): number;
  /** How certain it is of winning, on the scale of atanh: 0 is even. */
  readonly balance: number;
}

/** Runs a net over an observation. */
export function think(net: Net, observation: Float32Array): Thought {
  const { width, columns, hidden, policy } = net;
  const units = net.hiddenBias.slice();
  for (let row = 0; row < columns.length; row++) {
    const input = observation[columns[row] as number] as number;
    if (input === 0) continue;
    for (let unit = 0, at = row * width; unit < width; unit++, at++)
      units[unit] = (units[unit] as number) + input * (hidden[at] as number);
  }
  let balance = net.valueBias[0] as number;
  for (let unit = 0; unit < width; unit++) {
    units[unit] = Math.max(0, units[unit] as number);
    balance += (units[unit] as number) * (net.value[unit] as number);
  }
  const places = placesOf(net);
  return {
    balance,
    logit(action) {
      const place = places.get(action);
      if (place === undefined) return 0;
      let sum = net.policyBias[place] as number;
      for (let unit = 0; unit < width; unit++)
        sum += (units[unit] as number) * (policy[unit * net.moves.length + place] as number);
      return sum;
    },
  };
}

const PLACES = new WeakMap<Net, ReadonlyMap<number, number>>();

function placesOf(net: Net): ReadonlyMap<number, number> {
  const known = PLACES.get(net) ?? new Map(Array.from(net.moves, (action, place) => [action, place]));
  PLACES.set(net, known);
  return known;
}

/** The bytes of a safetensors file: the length of a header, the header as JSON, the numbers. */
export function saveNet(net: Net): Uint8Array {
  const header: Record<string, unknown> = { __metadata__: { ...net.metadata, width: String(net.width) } };
  let end = 0;
  for (const name of TENSORS) {
    const { byteLength, length } = net[name];
    header[name] = { dtype: isInteger(name) ? 'I32' : 'F32', shape: [length], data_offsets: [end, end + byteLength] };
    end += byteLength;
  }
  const plain = JSON.stringify(header);
  const text = new TextEncoder().encode(plain.padEnd(Math.ceil(plain.length / 8) * 8));
  const bytes = new Uint8Array(8 + text.length + end);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(text.length), true);
  bytes.set(text, 8);
  let at = 8 + text.length;
  for (const name of TENSORS) {
    const { buffer, byteOffset, byteLength } = net[name];
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

interface Header {
  readonly __metadata__: Readonly<Record<string, string>>;
  readonly [name: string]: unknown;
}

/**
 * A net from the bytes of its file.
 *
 * @throws `Error` when it was trained for another encoding than that of `expected`.
 */
export function loadNet(bytes: Uint8Array, expected: ReadonlyMap<string, string>): Net {
  const length = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0, true));
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + length))) as Header;
  const { width, ...metadata } = header.__metadata__;
  for (const [key, value] of expected)
    if (metadata[key] !== value) throw new Error(`a net of another ${key}: ${metadata[key]}, not ${value}`);
  const tensors = TENSORS.map((name) => {
    const { data_offsets } = header[name] as { readonly data_offsets: readonly [number, number] };
    const copy = bytes.slice(8 + length + data_offsets[0], 8 + length + data_offsets[1]).buffer;
    return [name, isInteger(name) ? new Int32Array(copy) : new Float32Array(copy)];
  });
  return { metadata, width: Number(width), ...Object.fromEntries(tensors) } as Net;
}
