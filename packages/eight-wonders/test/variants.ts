import { measured } from '../manifest.js';

/** The games that the laws are checked on: those that the bench measures. */
export const variants = Object.entries(measured).map(([name, options]) => ({ name, options }));
