export { architectsSolo } from './game.js';
