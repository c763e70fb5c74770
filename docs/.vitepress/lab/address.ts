import { withBase } from 'vitepress';
import { pack } from '../playground/share.js';

/** The lab with this code in its editor: it runs any code, and races what exports a bot. */
export const labAddress = async (source: string): Promise<string> =>
  withBase(`/lab.html#${await pack(JSON.stringify({ source }))}`);
