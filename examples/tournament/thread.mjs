/** The entry of a thread: Node 20 does not hand the loader of TypeScript on to threads. */
import { register } from 'tsx/esm/api';

register();

export default async (task) => (await import('./player.ts')).default(task);
