/** The entry of a thread: Node 20 does not hand the loader of TypeScript on to threads. */
import { register } from 'tsx/esm/api';

register();

export default async (portion) => (await import('./portions.ts')).playPortion(portion);
