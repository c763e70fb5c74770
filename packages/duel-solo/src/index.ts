export { duelSolo } from './game.js';
