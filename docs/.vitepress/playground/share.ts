/// <reference lib="dom" />
/** Text as the fragment of an address: deflated, then in the letters that addresses may have. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text of a fragment. @throws when it is none that {@link pack} makes. */
export async function unpack(fragment: string): Promise<string> {
  const binary = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('deflate-raw')));
}

/** The text behind the # of an address. Some programs escape the addresses that they pass on. */
export function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** More than any link holds: a few letters of a link could unpack to what no page can hold. */
const MOST = 2_000_000;

/** @throws RangeError - It is too much. */
async function through(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = blob.stream().pipeThrough(stream).getReader();
  const parts: BlobPart[] = [];
  let length = 0;
  for (let { value } = await reader.read(); value !== undefined; { value } = await reader.read()) {
    length += value.length;
    if (length > MOST) {
      await reader.cancel();
      throw new RangeError('A link holds no more than two million letters.');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Lets the reader keep a value as a file of JSON. */
export function offerFile(name: string, value: object): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(value, null, 1)], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
