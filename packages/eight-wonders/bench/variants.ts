export { eightWonders as game } from '../src/index.js';
export { variants } from '../test/variants.js';
