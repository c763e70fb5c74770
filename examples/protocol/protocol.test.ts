import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createEnvironment, numbersIn } from '@wonders/core/learn';
import { load } from '@wonders/core/records';
import { hal } from '@wonders/hal';
import { learn } from '@wonders/hal/learn';
import { afterAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const child = spawn(
  process.execPath,
  ['--conditions=@wonders/source', '--import', 'tsx', 'examples/protocol/main.ts'],
  { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
);
const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
afterAll(() => child.stdin.end());

type Loose = Record<string, unknown>;

async function say(line: string): Promise<Loose> {
  child.stdin.write(`${line}\n`);
  return JSON.parse(String((await lines.next()).value)) as Loose;
}

let count = 0;
async function ask(method: string, parameters: Loose = {}): Promise<Loose> {
  const id = ++count;
  const answer = await say(JSON.stringify({ id, method, ...parameters }));
  expect(answer['id']).toBe(id);
  return (answer['result'] ?? answer['error']) as Loose;
}

const decoded = (text: unknown): Uint8Array => new Uint8Array(Buffer.from(String(text), 'base64'));

describe('the protocol', () => {
  test('says hello and describes its encoding', async () => {
    const { protocol, games } = await ask('hello');
    expect(protocol).toBe(1);
    expect(games).toContainEqual({ id: 'hal', rules: hal.rules, numbers: true });
    const { actions, observation } = (await ask('schema', { game: 'hal' })) as { actions: Loose; observation: Loose };
    expect(actions).toMatchObject({ actionCount: learn.actions.actionCount, digest: learn.actions.digest });
    expect(observation).toEqual(JSON.parse(JSON.stringify({ ...learn.observation })));
  });

  test('plays a game by moves: bots are asked, moves applied, and the save can be loaded', async () => {
    const { table, active } = await ask('newGame', { game: 'hal', options: { seed: 'monday' } });
    expect(active).toEqual([0]);
    for (let over: unknown = false; over === false; ) {
      const { move, seat } = await ask('bot', { table });
      const { moves } = (await ask('legal', { table })) as { moves: readonly string[] };
      expect(moves).toContain(move);
      ({ over } = await ask('apply', { table, move, seat }));
    }
    const { outcome, returns } = await ask('status', { table });
    expect(outcome).toHaveProperty('ending');
    expect(returns).toHaveLength(2);
    const { save } = await ask('save', { table });
    const loaded = load(hal, save);
    expect(loaded.ok && hal.outcome(loaded.playthrough.state)).toEqual(outcome);
    expect(await ask('close', { table })).toEqual({ closed: true });
    expect(await ask('status', { table })).toMatchObject({ code: 'no-such-table' });
  });

  test('plays a game by move numbers, as the package encodes them', async () => {
    const options = { seed: 'tuesday', level: 'expert' };
    const { table } = await ask('newGame', { game: 'hal', options });
    let state = hal.playUntil(hal.newGame(options as never), 0);
    await ask('advance', { table });
    for (let i = 0; i < 10; i++) {
      const { observation, mask, legal } = await ask('observe', { table });
      expect(decoded(observation)).toEqual(new Uint8Array(learn.observe(hal.view(state, 0), 0).buffer));
      expect(numbersIn(decoded(mask))).toEqual(legal);
      const { view } = await ask('view', { table, viewer: 0 });
      expect(view).toEqual(hal.view(state, 0));
      const action = (legal as readonly number[]).at(-1) as number;
      const move = learn.actions.moveOf(action, 0);
      if (move === undefined) throw new Error('the moves of this game are one number each');
      const { text } = await ask('describe', { table, move: hal.encodeMove(move) });
      expect(text).toBe(hal.describeMove(state, move));
      await ask('step', { table, action });
      state = hal.playUntil(hal.applyMove(state, move), 0);
    }
  });

  test('answers every error with a code, and goes on', async () => {
    expect(await say('{')).toMatchObject({ id: null, error: { code: 'not-json' } });
    expect(await say('[1]')).toMatchObject({ id: null, error: { code: 'bad-request' } });
    expect(await ask('constructor')).toMatchObject({ code: 'no-such-method' });
    expect(await ask('newGame', { game: 'chess' })).toMatchObject({ code: 'no-such-game' });
    expect(await ask('newGame', { game: 'hal', options: { level: 'easy' } })).toMatchObject({
      code: 'invalid-options',
    });
    expect(await ask('newGame', { game: 'hal', options: 7 })).toMatchObject({
      code: 'bad-request',
      parameter: 'options',
    });
    const { table } = await ask('newGame', { game: 'hal' });
    const before = await ask('status', { table });
    for (const move of ['fly', '', { kind: 'give' }, null, 7])
      expect(await ask('apply', { table, move })).toMatchObject({ code: 'illegal-move' });
    expect(await ask('apply', { table })).toMatchObject({ code: 'illegal-move' });
    expect(await ask('step', { table, action: -1 })).toMatchObject({ code: 'illegal-move' });
    expect(await ask('step', { table, action: 'a' })).toMatchObject({ code: 'bad-request', parameter: 'action' });
    expect(await ask('bot', { table, bot: 'genius' })).toMatchObject({ code: 'no-such-bot' });
    expect(await ask('view', { table, viewer: 9 })).toMatchObject({ code: 'no-such-seat' });
    expect(await ask('observe', { table, seat: 9 })).toMatchObject({ code: 'no-such-seat' });
    expect(await ask('status', { table })).toEqual(before);
  });
});

test('many games in one request are those of the environment of the package', async () => {
  const options = { seed: 'many' };
  const own = createEnvironment(hal, learn, { games: 3, options });
  const { environment, ...begun } = await ask('environment', { game: 'hal', games: 3, options });
  let shown: Loose = begun;
  const legal = (i: number) => numbersIn(own.masks.subarray(i * own.maskBytes, (i + 1) * own.maskBytes))[0] as number;
  for (let step = 0; step < 60; step++) {
    expect(shown['observations']).toBe(Buffer.from(own.observations.buffer).toString('base64'));
    expect(shown['masks']).toBe(Buffer.from(own.masks.buffer).toString('base64'));
    expect(shown).toMatchObject({ agents: [...own.agents], dones: [...own.dones], rewards: [...own.rewards] });
    const actions = [0, 1, 2].map(legal);
    own.step(actions);
    shown = await ask('stepAll', { environment, actions });
  }
  expect(await ask('stepAll', { environment, actions: [0] })).toMatchObject({
    code: 'bad-request',
    parameter: 'actions',
  });
  expect(await ask('stepAll', { environment, actions: [-1, -1, -1] })).toMatchObject({ code: 'illegal-move' });
  expect(await ask('environment', { game: 'hal', games: 0 })).toMatchObject({
    code: 'bad-request',
    parameter: 'games',
  });
  expect(await ask('environment', { game: 'hal', opponent: 'genius' })).toMatchObject({ code: 'no-such-bot' });
  expect(await ask('environment', { game: 'hal', opponent: 'house', seat: 9 })).toMatchObject({ parameter: 'seat' });
  expect(await ask('closeAll', { environment })).toEqual({ closed: true });
  expect(await ask('resetAll', { environment })).toMatchObject({ code: 'bad-request', parameter: 'environment' });
});

const python = spawnSync('python3', ['--version'], { encoding: 'utf8' });
if (python.status !== 0) console.log('Skipped: there is no python3, so that the client in Python is not tested.');

test.runIf(python.status === 0)(
  'the client in Python plays games to their end, composed moves and the script among them',
  () => {
    const play = (...options: string[]) => {
      const { status, stdout, stderr } = spawnSync('python3', ['examples/protocol/python/play.py', ...options], {
        cwd: root,
        encoding: 'utf8',
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      return JSON.parse(stdout) as { games: number; steps: number; returns: Record<string, number> };
    };
    const duel = play('--games', '2');
    expect(duel.steps).toBeGreaterThan(80);
    expect((duel.returns['random'] ?? 0) + (duel.returns['house'] ?? 0)).toBeCloseTo(0);
    expect(play('--game', 'hal', '--options', '{}').steps).toBeGreaterThan(20);
    expect(play('--game', 'eight-wonders', '--options', '{"players": 3}').steps).toBeGreaterThan(50);
  },
);

/** Runs a program in Python beside the package. */
const python3 = (program: string) =>
  spawnSync('python3', ['-c', program], { cwd: `${root}/examples/protocol/python`, encoding: 'utf8' });

const pettingZoo = python3('import pettingzoo').status === 0;
if (!pettingZoo) console.log('Skipped: there is no PettingZoo, so that its own test of environments is not run.');

test.runIf(pettingZoo)('the environments of all games pass the test of PettingZoo', { timeout: 300_000 }, async () => {
  const { games } = (await ask('hello')) as { games: readonly Loose[] };
  const { status, stdout, stderr } = python3(`from pettingzoo.test import api_test
from wonders import Engine, WondersEnv
with Engine() as engine:
    for game in engine.ask("hello")["games"]:
        if game["numbers"]:
            api_test(WondersEnv(engine, game["id"]), num_cycles=60)`);
  expect(status, stderr).toBe(0);
  expect(stdout.match(/Passed API test/g)).toHaveLength(games.filter(({ numbers }) => numbers === true).length);
});

const gymnasium = python3('import gymnasium, numpy').status === 0;
if (!gymnasium) console.log('Skipped: there is no Gymnasium, so that its environments are not tested.');

test.runIf(gymnasium)('the environments of Gymnasium play to the end, again by seed, alone and side by side', () => {
  const { status, stderr } = python3(`import numpy
from wonders import Engine, WondersError, WondersGym, WondersVectorEnv

def first(masks):
    return masks.argmax(axis=-1)

with Engine() as engine:
    env = WondersGym(engine, "hal")
    total = []
    for _ in range(2):
        seen, _ = env.reset(seed=3)
        assert env.observation_space.contains(seen)
        done, rewards = False, []
        while not done:
            seen, reward, done, _, _ = env.step(int(first(seen["action_mask"])))
            rewards.append(reward)
        assert rewards[-1] != 0 and not any(rewards[:-1]) and not seen["observation"].any()
        total.append(rewards)
    assert total[0] == total[1]
    many = WondersVectorEnv(engine, "eight-wonders", 5, {"players": 3}, opponent="random", seat=1)
    seen, infos = many.reset(seed=4)
    assert many.observation_space.contains(seen)
    over = 0
    while over < 8:
        assert (infos["agents"] == 1).all()
        seen, rewards, done, _, infos = many.step(first(seen["action_mask"]))
        assert ((infos["rewards"] != 0).any(axis=1) <= done).all() and (rewards == infos["rewards"][:, 1]).all()
        over += done.sum()
    try:
        many.step([-1] * 5)
    except WondersError as error:
        assert error.code == "illegal-move"
    else:
        raise AssertionError("an illegal action was played")
    many.close()`);
  expect(status, stderr).toBe(0);
});
