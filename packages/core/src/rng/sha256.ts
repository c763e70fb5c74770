import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of a text in UTF-8. */
export const hashOf = (text: string): Uint8Array => sha256(utf8ToBytes(text));

/** The SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export const hexOf = (text: string): string => bytesToHex(hashOf(text));

/** Whether a text has half a surrogate pair. UTF-8 writes all such halves alike, so texts that differ only in them share a hash. */
export const hasHalfPair = (text: string): boolean => /\p{Surrogate}/u.test(text);
