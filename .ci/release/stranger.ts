import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Package, specifier } from '../lib/packages.js';

/** Plays every game that a package exports by its own bots and prints what came of it: the same text wherever it runs. */
const PLAY = `
function play(games, print) {
  for (const [name, game] of games) {
    let state = game.newGame({ seed: 'a stranger' });
    let moves = 0;
    for (let seats = game.activeSeats(state); seats.length > 0; seats = game.activeSeats(state)) {
      state = game.applyMove(state, game.botMove(state, seats[0]), seats[0]);
      if (++moves > 100000) throw new Error(name + ' does not end');
    }
    print(name + ' ' + moves + ' ' + JSON.stringify(game.outcome(state)));
  }
}
function gamesOf(modules) {
  const isGame = (value) => value !== null && typeof value === 'object' && typeof value.newGame === 'function' && typeof value.botMove === 'function';
  return modules.flatMap((module) => Object.entries(module).filter(([, value]) => isGame(value)));
}
`;

/** The import of every entry of every package. */
export function specifiers(pkgs: readonly Package[]): string[] {
  return pkgs.flatMap((pkg) => pkg.entries.map((entry) => specifier(pkg, entry)));
}

/** Writes programs that import everything: `esm.mjs`, `cjs.cjs`, and `browser.mjs`, which needs a function `print`. */
export function writeStranger(dir: string, pkgs: readonly Package[]): void {
  const names = specifiers(pkgs);
  const check = `for (const module of modules) if (Object.keys(module).length === 0) throw new Error('an entry exports nothing');`;
  const rest = `${check}\n${PLAY}\nplay(gamesOf(modules), print);`;
  const imports = names.map((name, i) => `import * as m${i} from '${name}';`).join('\n');
  const list = names.map((_, i) => `m${i}`).join(', ');
  writeFileSync(join(dir, 'esm.mjs'), `${imports}\nconst print = console.log;\nconst modules = [${list}];\n${rest}\n`);
  writeFileSync(join(dir, 'browser.mjs'), `${imports}\nconst modules = [${list}];\n${rest}\n`);
  writeFileSync(
    join(dir, 'cjs.cjs'),
    `const print = console.log;\nconst modules = [${names.map((name) => `require('${name}')`).join(', ')}];\n${rest}\n`,
  );
}
