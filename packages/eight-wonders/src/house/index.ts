export { houseMove as bot } from './move.js';
