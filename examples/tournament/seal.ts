import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A value as it goes through a queue that others may write to. */
export interface Sealed {
  /** The value as JSON. */
  readonly text: string;
  /** The HMAC-SHA-256 of what it is for and of the text, as 64 hexadecimal digits. */
  readonly mac: string;
}

/** A value that nobody who has the key has sealed, or that was sealed for something else. */
export class WrongSealError extends Error {
  override readonly name = 'WrongSealError';
}

/** What a value is for: a job, or the result of a job; and which one. */
type Use = readonly [kind: 'job' | 'result', id: string];

const macOf = (key: string, use: Use, text: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(JSON.stringify([...use, text]))));

/** Seals a value by the key that host and workers share. */
export function seal(key: string, use: Use, value: object): Sealed {
  const text = JSON.stringify(value);
  return { text, mac: macOf(key, use, text) };
}

/**
 * The value that was sealed for this use.
 *
 * @throws {@link WrongSealError}
 */
export function unseal<T>(key: string, use: Use, sealed: Partial<Sealed> | null | undefined): T {
  const { text, mac } = { ...sealed };
  if (typeof text !== 'string' || typeof mac !== 'string') throw new WrongSealError(`the ${use[0]} bears no seal`);
  const [given, right] = [mac, macOf(key, use, text)].map((each) => Buffer.from(each)) as [Buffer, Buffer];
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new WrongSealError(`the ${use[0]} bears the seal of another key`);
  return JSON.parse(text) as T;
}

/** The key in a file: not on the command line, where every program of the machine could read it. */
export function keyIn(file: string | undefined): string {
  if (file === undefined) throw new RangeError('a queue needs --key: a file with the key that host and workers share');
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32) throw new RangeError(`the key in ${file} should have 32 characters at least`);
  return key;
}
