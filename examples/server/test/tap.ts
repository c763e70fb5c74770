import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of a server that records every byte the server sends. */
export interface Tap {
  readonly origin: string;
  /** Everything that has passed, as text. */
  text(): string;
  close(): void;
}

export async function tap(origin: string): Promise<Tap> {
  const parts: Buffer[] = [];
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(new URL(origin).port), '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    far.on('data', (part) => parts.push(part));
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => Buffer.concat(parts).toString('utf8'),
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
