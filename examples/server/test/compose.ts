/**
 * `compose.yaml` without a daemon of Docker: what its services need is there, Compose reads it as it is meant, and a Postgres with the user,
 * the password and the database that it names serves the two processes that it starts, with their commands and their variables.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { KINDS } from './databases.js';
import { open, start } from './start.js';

interface Service {
  readonly image: string;
  readonly command?: string;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test: string };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface Composed {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}

/** What a service can be asked to be, before another one starts. */
const READY: Readonly<Record<string, (service: Service) => boolean>> = {
  service_healthy: ({ healthcheck }) => healthcheck !== undefined,
  service_completed_successfully: ({ command = '' }) => /^npm (install|ci)$/.test(command),
};

const file = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const password = 'a secret';
const text = file('compose.yaml').replaceAll(/\$\{POSTGRES_PASSWORD(:\?[^}]*)?\}/g, password);
const { services, volumes } = parse(text, { merge: true, strict: true }) as Composed;
const servers = Object.entries(services).filter(([, { command }]) => command === 'npm start');

test('the services of compose.yaml have what they ask for', () => {
  assert.doesNotMatch(text, /\$\{/, 'the password is the only variable');
  assert.deepEqual(
    servers.map(([name]) => name),
    ['one', 'two'],
  );
  for (const [name, service] of Object.entries(services)) {
    assert.match(service.image, /^\w+:\d+$/, `${name}: the image has a version`);
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.split(':');
      assert(from === '.' || Object.hasOwn(volumes, from), `${name}: there is no volume ${from}`);
    }
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const awaited = services[other];
      assert(awaited !== undefined && READY[condition]?.(awaited), `${name}: ${other} is never ${condition}`);
    }
  }
  const hosts = servers.map(([name, { environment, ports = [] }]) => {
    const [host, inside] = ports[0]?.split(':') ?? [];
    assert.equal(inside, environment?.['PORT'], `${name}: the port that is published is the one it listens on`);
    return host;
  });
  assert.equal(new Set(hosts).size, servers.length, 'each has a port of its own outside');
  assert.equal(
    JSON.parse(file('package.json')).scripts.start,
    'node --import tsx src/main.ts',
    'as these tests start it',
  );
});

const directory = new URL('..', import.meta.url);
const run = (program: readonly string[], ...more: readonly string[]) => {
  const [name = '', ...words] = program;
  const env = { ...process.env, POSTGRES_PASSWORD: password };
  return spawnSync(name, [...words, ...more], { cwd: directory, env, encoding: 'utf8' });
};
const compose = [['docker', 'compose'], ['docker-compose']].find((each) => run(each, 'version').status === 0);
const noCompose = compose === undefined && 'there is no docker compose: apt-get install docker-compose';

test('Compose reads it as it is meant', { skip: noCompose }, () => {
  const { status, stdout, stderr } = run(compose ?? [], 'config');
  assert.equal(status, 0, stderr);
  const read = parse(stdout) as Composed;
  assert.deepEqual(Object.keys(read.services).sort(), Object.keys(services).sort());
  for (const [name, { environment = {} }] of Object.entries(services))
    assert.deepEqual({ ...read.services[name]?.environment }, environment, `${name}: its variables`);
});

const [, postgres] = KINDS;

test('its processes share the Postgres that it starts', { skip: postgres?.skip ?? true }, async () => {
  const named = services['database']?.environment ?? {};
  const user = named['POSTGRES_USER'] ?? '';
  const databases = await postgres?.databases({ user, password: named['POSTGRES_PASSWORD'] ?? '' });
  const fresh = new URL((await databases?.fresh(user)) ?? '');
  const running = [];
  try {
    for (const [, { environment }] of servers) {
      const url = new URL(environment?.['DATABASE'] ?? '');
      assert.equal(url.hostname, 'database', 'the service of that name');
      url.host = fresh.host;
      running.push(await start(url.href));
    }
    const [one, two] = running.map(({ origin }) => origin);
    const { room } = await open(one ?? '', { game: 'duel-solo' });
    assert.equal((await fetch(`${two}/rooms/${room}/commitments`)).status, 200, 'the other one has the room, too');
    const [wrong] = servers.map(([, { environment }]) => new URL(environment?.['DATABASE'] ?? ''));
    if (wrong !== undefined) {
      wrong.host = fresh.host;
      wrong.password = 'another';
      await assert.rejects(start(wrong.href), /the server ended/, 'the password is asked for');
    }
  } finally {
    for (const server of running) await server.kill();
    await databases?.stop();
  }
});
