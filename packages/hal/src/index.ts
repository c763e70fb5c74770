export { hal } from './game.js';
