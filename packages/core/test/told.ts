import type { Told } from '../src/index.js';

/** An item that says something and means nothing. */
export const told = (text: string): Told => ({ text, brief: text, weight: 'rest', seat: null, places: [] });
