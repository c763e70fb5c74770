import { movesOn } from '@wonders/core/board';
import { ask, join, lobby, rematch } from './lobby.js';

const [room, token = ''] = location.hash.slice(1).split('/');
const [board, choices, notice, list, seats, actions] = ['board', 'choices', 'notice', 'log', 'seats', 'actions'].map(
  (id) => document.getElementById(id),
);

/** The last update; `ply` is the number of moves so far, `revision` rises when moves are taken back, too. */
let now = { ply: 0, revision: 0 };
let socket;
/** Whether a move has yet to be answered. */
let moving = false;

// #region connect
/** The codes of a line that comes back: it broke, or its server went, gives way, is full or has failed. No other heals by itself. */
const HEALS = [1001, 1005, 1006, 1011, 1012, 1013];

/** Reconnects when the connection breaks, and asks for what it has missed. */
function connect(wait = 250) {
  const seen = `ply=${now.ply}&revision=${now.revision}`;
  socket = new WebSocket(`${location.origin.replace('http', 'ws')}/rooms/${room}/play?token=${token}&${seen}`);
  moving = false;
  socket.onmessage = async ({ data }) => {
    moving = false;
    const message = JSON.parse(data);
    notice.textContent = message.message ?? '';
    if (message.kind === 'update') await show(message);
    else if (message.refusal?.code === 'other-rules') location.reload();
  };
  socket.onclose = ({ code, reason }) => {
    notice.textContent = reason || 'The connection is broken.';
    if (HEALS.includes(code)) setTimeout(connect, wait, Math.min(wait * 2, 8000));
  };
}
// #endregion connect

const send = (message) => socket.send(JSON.stringify(message));

// #region show
/** The functions of a game are the exports of its package. */
const loaded = {};
async function rulesOf(id) {
  const entries = ['', '/board', '/words'].map((entry) => import(`@wonders/${id}${entry}`));
  loaded[id] ??= Object.assign({}, ...(await Promise.all(entries)));
  return loaded[id];
}

async function show(update) {
  const { view, moves, lines, game } = update;
  const rules = await rulesOf(game);
  if (update.revision < now.revision) return;
  // The server has been updated: so is the page.
  if (now.rules !== undefined && update.rules !== now.rules) return location.reload();
  now = update;
  if (update.takenBack) list.replaceChildren();
  board.innerHTML = rules.drawBoard(view, { moves, theme: 'auto', width: innerWidth < 600 ? 'phone' : 'desk' });
  for (const { who, says, events } of lines) {
    const line = document.createElement('li');
    const told = events.map(({ text }) => text);
    line.textContent = [says.startsWith(who) ? says : `${who}: ${says}`, ...told].join('. ');
    list.prepend(line);
  }
  const names = rules.seats(view).map(({ name }) => name);
  notice.textContent = rules.describeTurn(update).headline;
  showSeats(names);
  showActions(names);
  document.body.dataset.ply = String(update.ply);
  if (update.outcome) document.body.dataset.over = update.outcome.ending;
  else delete document.body.dataset.over;
}
// #endregion show

// #region seats
const SITS = { person: '', bot: 'bot', free: 'free', 'bot, free': 'bot until somebody joins' };

/** The seats with who sits there, and their clocks, which run on until the next update. */
let ticking;
function showSeats(names) {
  const { players, clock } = now.room;
  const began = Date.now();
  const items = names.map((name, seat) => {
    const item = document.createElement('li');
    const sits = [seat === now.viewer ? 'you' : '', SITS[players[seat]] ?? ''].filter((part) => part !== '');
    item.textContent = sits.length > 0 ? `${name} (${sits.join(', ')})` : name;
    const time = item.appendChild(document.createElement('time'));
    return { item, time, seat };
  });
  seats.replaceChildren(...items.map(({ item }) => item));
  function tick() {
    for (const { item, time, seat } of items) {
      const runs = clock?.running.includes(seat) ?? false;
      const left = Math.max(0, (clock?.left[seat] ?? 0) - (runs ? Date.now() - began : 0));
      item.classList.toggle('runs', runs);
      const [minutes, seconds] = [Math.floor(left / 60_000), Math.floor(left / 1000) % 60];
      time.textContent = clock && players[seat] === 'person' ? `${minutes}:${String(seconds).padStart(2, '0')}` : '';
    }
  }
  clearInterval(ticking);
  tick();
  if (clock?.running.length > 0) ticking = setInterval(tick, 250);
}
// #endregion seats

// #region actions
/** What a person may ask for besides moves: buttons for what there is to do now. */
function showActions(names) {
  const { viewer, outcome, ply } = now;
  const { players, undo, next } = now.room;
  const buttons = [];
  const add = (textContent, onclick) =>
    buttons.push(Object.assign(document.createElement('button'), { textContent, onclick }));
  const free = players.some((player) => player.includes('free'));
  if (viewer === 'spectator') {
    if (free && !outcome) add('Take a free seat', () => ask(() => join(room)));
  } else if (outcome) add(next ? 'Go to the rematch' : 'Rematch', () => ask(() => rematch(room, token)));
  else if (players[viewer] === 'bot') add('Play on myself', () => send({ kind: 'hand', to: 'person' }));
  else if (undo && !undo.agreed.includes(viewer)) {
    notice.textContent = `${names[undo.seat]} wants to take back the last move. Do you agree?`;
    for (const [text, agrees] of [
      ['Agree', true],
      ['Refuse', false],
    ])
      add(text, () => send({ kind: 'answer', revision: undo.revision, agrees }));
  } else {
    if (undo) notice.textContent = 'The others are asked whether they agree.';
    else if (ply > 0) add('Take back', () => send({ kind: 'undo' }));
    add('Let a bot play', () => send({ kind: 'hand', to: 'bot' }));
    add('Resign', () => confirm('Resign, and end the game for all?') && send({ kind: 'resign' }));
  }
  if (free && viewer !== 'spectator' && !outcome)
    add('Copy the invitation', async ({ target }) => {
      await navigator.clipboard.writeText(`${location.origin}/#${room}/join`);
      target.textContent = 'Copied';
    });
  actions.replaceChildren(...buttons);
}
// #endregion actions

// #region choose
function play(move) {
  if (moving) return;
  moving = true;
  const { game, rules, ply, revision, viewer: seat } = now;
  send({ kind: 'move', game, rules, ply, revision, seat, move });
}

/** A place on the board carries its move, or several to choose from in a dialog. */
async function choose({ target, type, key }) {
  if (type === 'keydown' && key !== 'Enter' && key !== ' ') return;
  const codes = movesOn(target.closest('[data-move], [data-moves]')?.dataset);
  if (codes.length === 1) play(codes[0]);
  if (codes.length <= 1) return;
  const { decodeMove, describeMove } = await rulesOf(now.game);
  const buttons = codes.map((code) => {
    const button = document.createElement('button');
    button.textContent = describeMove(now.view, decodeMove(code));
    button.onclick = () => {
      choices.close();
      play(code);
    };
    return button;
  });
  choices.replaceChildren(...buttons);
  choices.showModal();
}
board.addEventListener('click', choose);
board.addEventListener('keydown', choose);
// #endregion choose

addEventListener('hashchange', () => location.reload());
document.body.dataset.page = room ? 'room' : 'lobby';
if (!room) lobby();
else if (token === 'join') ask(() => join(room));
else connect();
