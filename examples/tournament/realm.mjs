/** The entry of a worker for one bot: Node 20 does not hand the loader of TypeScript on to threads. */
import { register } from 'tsx/esm/api';

register();

await import('./realm.ts');
