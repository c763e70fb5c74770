import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { begin, load } from '@wonders/core/records';
import { sealed } from '@wonders/core/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { KIT, type Playable } from './games.js';
import { moveOf } from './opponents.js';
import { playWith } from './person.js';
import { terminal } from './prompts.js';
import { sayingsIn } from './sayings.js';
import { inShell } from './text.js';

const folder = mkdtempSync(join(tmpdir(), 'wonders-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ENTER = '\r';
const DOWN = '\u001b[B';
const CTRL_C = '\u0003';
const CLEAR = '\u0015';

/** Streams for a terminal. A screen does not end with a prompt. */
function keysAndScreen(rows = 40) {
  const output = new PassThrough();
  return { input: new PassThrough(), output: Object.assign(output, { columns: 100, rows, end: () => output }) };
}

/**
 * Plays the small game like a person at the keys: waits until a text is on the screen, then types.
 *
 * @returns All that was ever on the screen, and how it ended.
 */
async function atTheKeys(
  options: object,
  script: readonly (readonly [sees: string | RegExp, types: string])[],
  wanted: Parameters<typeof playWith>[3] = { against: 'house' },
  playable: Playable = KIT,
  rows = 40,
) {
  const { input, output } = keysAndScreen(rows);
  let screen = '';
  let all = '';
  let at = 0;
  output.on('data', (chunk: Buffer) => {
    const text = stripVTControlCharacters(chunk.toString());
    screen += text;
    all += text;
    const step = script[at];
    if (step === undefined || !new RegExp(step[0]).test(screen)) return;
    at++;
    screen = '';
    setImmediate(() => input.write(step[1]));
  });
  const ended = await playWith(playable, begin(sealed, options), terminal({ input, output }), wanted).then(
    () => 'left',
    (error: Error) => error.name,
  );
  return { all, ended, steps: at };
}

test('a name of a file is one word of a command line', () => {
  expect(inShell('hal-monday.json')).toBe('hal-monday.json');
  expect(inShell('my games/hal.json')).toBe('"my games/hal.json"');
  expect(inShell('a "good" $1.json')).toBe('"a \\"good\\" \\$1.json"');
});

describe('a person at the keys', { timeout: 30_000 }, () => {
  test('plays a whole game by the menus and sees the scores', async () => {
    const { all, ended } = await atTheKeys({ seed: 'monday', seats: 2 }, [
      ['hint', ENTER],
      ['round 1[^]*hint', DOWN + ENTER],
      ['round 2[^]*hint', ENTER],
      ['round 3[^]*hint', `2${ENTER}`],
      // To leave is the first command.
      ['The game is over', ENTER],
      ['Save the game first', `no${ENTER}`],
    ]);
    expect(ended).toBe('left');
    expect(all).toContain('│ Total');
    expect(all).toMatch(/Seat \d wins|share the victory/);
  });

  test('hears the program in Italian where the game speaks Italian', async () => {
    const { all } = await atTheKeys(
      { seed: 'monday', seats: 2 },
      [
        ['\\? hint', '?'],
        ['quit –', CTRL_C],
      ],
      undefined,
      { ...KIT, says: sayingsIn('Italiano') },
    );
    expect(all).toContain('Premi Ctrl-C per smettere.');
    expect(all).toContain('hint – che cosa giocherebbe il bot al tuo posto, e perché');
    expect(all).not.toContain('leave the game');
  });

  test('sees moves with what weighs most in them, and the commands for a question mark', async () => {
    const { all } = await atTheKeys(
      { seed: 'monday', seats: 2 },
      [
        ['1\\. [^\n]* {2}costs a card[^]*\\? hint, table, save, quit', '?'],
        ['hint – what the bot[^]*quit – leave the game', CTRL_C],
      ],
      undefined,
      {
        ...KIT,
        describePreview: () => [
          { text: 'It costs a card.', brief: 'costs a card', weight: 'pays', seat: 0, places: [], answer: false },
        ],
      },
    );
    expect(all).toContain('quit – leave the game');
    expect(all.slice(0, all.indexOf('hint –'))).not.toContain('leave the game');
  });

  test('has the table in sight beside a long menu', async () => {
    const { all } = await atTheKeys(
      { chance: 'manual', seats: 2 },
      [['What turned up[^]*⏎', CTRL_C]],
      undefined,
      KIT,
      24,
    );
    const [, menu = ''] = /(\? What turned up.*?⏎)/s.exec(all) ?? [];
    expect(menu).toContain('8 turns up');
    expect(menu).not.toContain('24 turns up');
    expect(menu.split('\n').length).toBeLessThanOrEqual(12);
  });

  test('is not told what the others hold or have bid', async () => {
    const { all } = await atTheKeys({ seed: 'monday', seats: 3 }, [
      ['hint', `1.${ENTER}`],
      ['round 1[^]*hint', CTRL_C],
    ]);
    expect(all).toMatch(/2 Seat 2 +has chosen/);
    expect(all).toContain('hidden, hidden');
    expect(all).not.toMatch(/Seat [23] +bids/);
  });

  test('gets a hint with its rungs, and nothing has changed', async () => {
    const { all, ended } = await atTheKeys({ seed: 'monday' }, [
      ['hint', `hint${ENTER}`],
      ['The bot would choose: You bid \\d+[^]*low: \\d+[^]*hint', `quit${ENTER}`],
    ]);
    expect(ended).toBe('left');
    expect(all).not.toContain('   1 Seat 1');
  });

  test('takes a decision back', async () => {
    const { all, ended } = await atTheKeys({ seed: 'monday' }, [
      ['hint', `1.${ENTER}`],
      ['round 1[^]*undo', `undo${ENTER}`],
      ['Back to before move 1\\.[^]*round 0[^]*hint', `2.${ENTER}`],
      ['round 1[^]*hint', CTRL_C],
    ]);
    expect(ended).toBe('ExitPromptError');
    expect(all.match(/ {3}1 Seat 1 +bids/g)).toHaveLength(2);
  });

  test('saves to a file, and is asked before a file is replaced', async () => {
    const file = join(folder, 'mine.json');
    const { ended } = await atTheKeys({ seed: 'monday' }, [
      ['hint', ENTER],
      ['round 1[^]*hint', `save${ENTER}`],
      ['which file', CLEAR + file + ENTER],
      ['Saved[^]*hint', `save${ENTER}`],
      ['which file', CLEAR + file + ENTER],
      ['Replace it', `n${ENTER}`],
      ['hint', `save${ENTER}`],
      ['which file', `${CLEAR}${folder}/no/such/folder.json${ENTER}`],
      ['cannot be written[^]*hint', `quit${ENTER}`],
    ]);
    expect(ended).toBe('left');
    expect(load(sealed, readFileSync(file, 'utf8')).ok).toBe(true);
  });

  test('is asked to save before leaving', async () => {
    const file = join(folder, 'leaving.json');
    const { ended } = await atTheKeys({ seed: 'monday' }, [
      ['hint', ENTER],
      ['round 1[^]*hint', `quit${ENTER}`],
      ['Save the game first', `keep${ENTER}`],
      ['hint', `quit${ENTER}`],
      ['Save the game first', ENTER],
      ['which file', CLEAR + file + ENTER],
    ]);
    expect(ended).toBe('left');
    expect(existsSync(file)).toBe(true);
  });

  test('tells what turned up at a real table', async () => {
    const { all } = await atTheKeys({ chance: 'manual', seats: 2 }, [
      ['What turned up', `20${ENTER}`],
      ['Table +(?:A )?20 turns up[^]*What turned up', `2${ENTER}`],
      ['Table +(?:A )?2 turns up[^]*What turned up', `undo${ENTER}`],
      ['Back to before move 2[^]*What turned up', CTRL_C],
    ]);
    expect(all).toMatch(/1 Table +(?:A )?20 turns up/);
    expect(all).toContain('4.2 %');
  });

  test('sees when nothing is found, and can go on', async () => {
    const { all, ended } = await atTheKeys({ seed: 'monday' }, [
      ['hint', `nonsense${ENTER}`],
      ['nothing matches "nonsense"', `${CLEAR}quit${ENTER}`],
    ]);
    expect(ended).toBe('left');
    expect(all).not.toContain('   1 Seat 1');
  });

  test('is not asked where only one answer is possible, and sees what was done', async () => {
    const game: typeof sealed = { ...sealed, legalMoves: (...asked) => sealed.legalMoves(...asked).slice(0, 1) };
    const { all, ended } = await atTheKeys(
      { seed: 'monday', seats: 2 },
      [
        ['The game is over', `quit${ENTER}`],
        ['Save the game first', `no${ENTER}`],
      ],
      undefined,
      { ...KIT, game },
    );
    expect(ended).toBe('left');
    expect(all).not.toContain('hint –');
    expect(all).toMatch(/Only one answer is possible:\s+1 Seat 1 +bids \d+/);
  });

  test('takes another seat, but not one that is not there', async () => {
    const { all } = await atTheKeys({ seed: 'monday' }, [['hint', CTRL_C]], { seat: 1, against: 'house' });
    expect(all).toContain('You are Seat 2');
    expect((await atTheKeys({}, [], { seat: 7 })).ended).toBe('Fault');
  });

  test('says how strong the other players are', async () => {
    const { all, ended } = await atTheKeys(
      { seed: 'monday', seats: 2 },
      [
        ['How strong are the other players[^]*7\\. masters', `novices${ENTER}`],
        ['round 0[^]*hint', CTRL_C],
      ],
      {},
    );
    expect(ended).toBe('ExitPromptError');
    expect(all).toContain('round 0');
  });

  test('plays against that level, which answers a decision taken back as before', () => {
    const positions = Array.from({ length: 30 }, (_, i) => begin(sealed, { seed: `deal ${i}`, seats: 2 }));
    const moves = (level: 'house' | 'first-game') => positions.map((play) => moveOf(sealed, play, 1, level));
    expect(moves('house')).toEqual(positions.map(({ state }) => sealed.botMove(state, 1)));
    expect(moves('first-game')).not.toEqual(moves('house'));
    expect(moves('first-game')).toEqual(moves('first-game'));
  });

  test('goes on with a saved game', async () => {
    const { input, output } = keysAndScreen();
    let all = '';
    output.on('data', (chunk: Buffer) => {
      all += stripVTControlCharacters(chunk.toString());
      if (all.includes('hint')) input.write(CTRL_C);
    });
    const result = load(sealed, readFileSync(join(folder, 'mine.json'), 'utf8'));
    if (!result.ok) throw new Error(result.issue.message);
    await expect(
      playWith(KIT, result.playthrough, terminal({ input, output }), { against: 'house' }),
    ).rejects.toThrow();
    expect(all).toContain('Continuing after move 3.');
    expect(all).toContain('round 1');
  });
});

test('the menus work in a pseudo-terminal, and Ctrl-C is clean', { timeout: 60_000 }, async ({ skip }) => {
  const { spawn } = await import('node:child_process');
  // util-linux has a program that runs another one in a pseudo-terminal; elsewhere the streams above must do.
  if (process.platform !== 'linux' || !existsSync('/usr/bin/script')) skip();
  const command = `'${process.execPath}' --conditions=@wonders/source --import tsx examples/play/main.ts sealed -i --against house`;
  const child = spawn('/usr/bin/script', ['-qec', command, '/dev/null'], { cwd: join(import.meta.dirname, '../..') });
  let all = '';
  const keys = [`hint${ENTER}`, `1.${ENTER}`, CTRL_C];
  const seen = ['quit', 'The bot would choose', 'round 1[^]*quit'];
  child.stdout.on('data', (chunk: Buffer) => {
    all += stripVTControlCharacters(chunk.toString());
    const next = seen[0];
    if (next === undefined || !new RegExp(next).test(all)) return;
    seen.shift();
    setTimeout(() => child.stdin.write(keys.shift() ?? ''), 100);
  });
  const status = await new Promise((done) => child.on('close', done));
  expect(all).toMatch(/Stopped\.\s*$/);
  expect(status).toBe(130);
});
