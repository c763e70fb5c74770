import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { commitment } from '@wonders/core/sealed';
import type { UpdateMessage } from '@wonders/core/table';
import type { View } from '@wonders/eight-wonders';
import { eightWonders as game } from '@wonders/eight-wonders';
import { playSeat, type Told } from '../src/bot.js';
import { verify } from '../src/verify.js';
import { KINDS } from './databases.js';
import { socketTo } from './hostile.js';
import { newDatabase, open, post, saveOf, start } from './start.js';

const server = await start(newDatabase());
const { origin } = server;
test.after(() => server.kill());

const asked = (body: object): Promise<Response> =>
  fetch(`${origin}/commitments`, { method: 'POST', body: JSON.stringify(body) });

const promised = async (options: object) =>
  (await (await asked({ game: game.id, options })).json()) as { commitment: string; ticket: string };

/** Plays a seat to the end and keeps every update. */
async function play(room: string, token: string): Promise<UpdateMessage[]> {
  const updates: UpdateMessage[] = [];
  await playSeat(origin, room, token, (text) => {
    const told = JSON.parse(text) as Told;
    if (told.kind === 'update') updates.push(told);
  }).finished;
  return updates;
}

test('the server commits itself first, each player adds to the seed, and all of them verify the game', async () => {
  const options = { players: 3, names: ['Ada', 'Blaise', 'Charles'] } as const;
  const { commitment: told, ticket } = await promised(options);
  const parts = ['a part of Ada, long enough', 'a part of Blaise, long enough'].map((part) =>
    part.replace(/[ ,]+/g, '-'),
  );
  const { room, tokens } = await open(origin, {
    ...{ game: 'eight-wonders', options, bots: [2] },
    ...{ commitment: told, ticket, parts },
  });
  const answer = await fetch(`${origin}/rooms/${room}/commitments`);
  const commitments = (await answer.json()) as string[];
  const own = parts.map((seed) => commitment(game, { ...options, seed }));
  assert.deepEqual(commitments, [told, ...own], 'the parts of both are in the seed');

  const [ada = [], blaise = []] = await Promise.all([play(room, tokens[0] ?? ''), play(room, tokens[1] ?? '')]);
  const save = await saveOf(origin, room);
  assert(String(save.options['seed']).endsWith(parts.join('.')));
  for (const updates of [ada, blaise]) {
    assert(updates.length > 10);
    assert.equal(verify(game, save, commitments, updates), undefined);
  }

  // Another seed, another order of the parts, and another card than the one that was shown are noticed.
  const other = { ...save, options: { ...save.options, seed: `${save.options['seed']}x` } };
  assert.notEqual(verify(game, other, commitments, ada), undefined);
  assert.match(verify(game, save, [...commitments].reverse(), ada) ?? '', /the seed, an option or the rules/);
  // A server that knew all parts and dealt again by other options.
  const dealt = { ...save, options: { ...save.options, discSets: ['ishtar', 'hephaestus'] } };
  assert.notEqual(verify(game, dealt, commitments, []), undefined);
  // A server that took another part once it knew those of the players: they compare the commitment that they were told before.
  const late = [(await promised(options)).commitment, ...commitments.slice(1)];
  assert.equal(verify(game, save, late, ada), 'part 0 of the seed is not the one that was committed');
  const [first, ...rest] = ada;
  const shown = { revision: 0, view: { ...(first?.view as View), viewer: 1 } };
  assert.match(verify(game, save, commitments, [shown, ...rest]) ?? '', /another view/);
});

test('a commitment serves one room, and a strange one none', async () => {
  const { commitment: told, ticket } = await promised({ players: 3 });
  const body = { game: 'eight-wonders', options: { players: 3 }, commitment: told, ticket };
  const other = await post(origin, { ...body, options: { players: 4 } });
  assert.equal(other.status, 400, 'nor one for other options');
  for (const wrong of [{}, { game: 'nowhere' }, { game: game.id, options: { players: 99 } }, { ...body, options: [] }])
    assert.equal((await asked(wrong)).status, 400);
  assert.equal((await post(origin, body)).status, 201);
  assert.equal((await post(origin, body)).status, 400);
  for (const strange of ['', 'f'.repeat(64), `${Date.now()}.x`])
    assert.equal((await post(origin, { ...body, ticket: strange })).status, 400, strange);
  assert.equal((await post(origin, { ...body, commitment: 'f'.repeat(64) })).status, 400);
  for (const parts of [['short'], ['with.dots.in.the.middle'], Array(17).fill('x'.repeat(20))])
    assert.equal((await post(origin, { game: 'eight-wonders', parts })).status, 400);
  assert.equal((await fetch(`${origin}/rooms/nowhere/commitments`)).status, 404);
});

test('where players gave parts of the seed, they do so for a rematch, after the server has committed itself', async () => {
  const options = { players: 3, names: ['Ada'] } as const;
  const first = await promised(options);
  const body = { game: game.id, options, bots: [1, 2] };
  const { room, tokens } = await open(origin, { ...body, ...first, parts: ['the-first-part-of-Ada'] });
  const socket = socketTo(origin, room, `token=${tokens[0]}`);
  await once(socket, 'message');
  socket.send('{"kind":"resign"}');
  await once(socket, 'message');
  socket.close();
  const again = (body: object) =>
    fetch(`${origin}/rooms/${room}/rematch?token=${tokens[0]}`, { method: 'POST', body: JSON.stringify(body) });
  const part = 'the-second-part-of-Ada';
  const parts = [part];
  // Whoever asks knows the options from the save.
  const played = (await saveOf(origin, room)).options;
  const told = await promised(played);
  const other = await promised({ ...played, startSeat: 1 });
  for (const [wrong, message] of [
    [{}, /has 2 parts, and that of a rematch needs as many/],
    [told, /has 2 parts/],
    [{ ...other, parts }, /no such commitment to this deal/],
    [{ ...first, parts }, /this ticket has opened a room/],
    [{ ...told, commitment: other.commitment, parts }, /no such commitment to this deal/],
  ] as const) {
    const answer = await again(wrong);
    assert.equal(answer.status, 400);
    assert.match(((await answer.json()) as { message: string }).message, message);
  }
  assert.equal((await again({ parts: ['short'] })).status, 400);
  const answer = await again({ ...told, parts });
  assert.equal(answer.status, 201);
  const { room: next } = (await answer.json()) as { room: string };
  assert.deepEqual(await (await again({})).json(), { room: next }, 'whoever asks second gets the same room');
  const commitments = (await (await fetch(`${origin}/rooms/${next}/commitments`)).json()) as string[];
  assert.deepEqual(commitments, [told.commitment, commitment(game, { ...options, seed: part })]);
  const updates = await play(next, tokens[0] ?? '');
  assert.equal(verify(game, await saveOf(origin, next), commitments, updates), undefined);
});

test('however many commitments strangers ask for, that of a player is good, within an hour', async () => {
  process.env['DATABASE'] = newDatabase();
  const { dealFor, promise } = await import('../src/open.js');
  const options = { players: 3 };
  const now = Date.now();
  const [told, late, early] = [promise(game, options, now), promise(game, options, now), promise(game, options, now)];
  const dealt = (given: typeof told, at: number) => dealFor({ ...given, parts: [] }, game, options, at);
  for (let others = 0; others < 10_001; others++) promise(game, options, now);
  assert.equal(dealt(told, now + 3_600_000).seed.length, 1);
  assert.throws(() => dealt(late, now + 3_600_001), /no such commitment/);
  assert.throws(() => dealt(early, now - 1), /no such commitment/);
});

for (const { kind, skip, databases } of KINDS)
  test(`in ${kind} a ticket is good at every process, and opens one room at all of them`, { skip }, async () => {
    const made = await databases();
    const place = await made.fresh();
    const servers = await Promise.all([start(place), start(place)]);
    try {
      const [one = '', other = ''] = servers.map((each) => each.origin);
      const body = { game: game.id, options: { players: 3 } };
      const told = await (await fetch(`${one}/commitments`, { method: 'POST', body: JSON.stringify(body) })).json();
      const answers = await Promise.all([one, other, one].map((at) => post(at, { ...body, ...told })));
      assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 400, 400]);
      await servers[0]?.kill();
      const again = await post(other, { ...body, ...told });
      assert.deepEqual([again.status, await again.json()], [400, { message: 'this ticket has opened a room' }]);
    } finally {
      for (const each of servers) await each.kill();
      await made.stop();
    }
  });
