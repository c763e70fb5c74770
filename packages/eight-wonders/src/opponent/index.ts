export { houseMove as bot } from './house.js';
