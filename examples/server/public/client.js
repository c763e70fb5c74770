const [room, token = ''] = location.hash.slice(1).split('/');
const [board, choices, notice, list] = ['board', 'choices', 'notice', 'log'].map((id) => document.getElementById(id));

/** The last update; `ply` is the number of moves so far, `revision` rises when moves are taken back, too. */
let now = { ply: 0, revision: 0 };
let socket;

// #region connect
/** Reconnects when the connection breaks, and asks for what it has missed. */
function connect(wait = 250) {
  const seen = `ply=${now.ply}&revision=${now.revision}`;
  socket = new WebSocket(`${location.origin.replace('http', 'ws')}/rooms/${room}/play?token=${token}&${seen}`);
  socket.onmessage = async ({ data }) => {
    const message = JSON.parse(data);
    notice.textContent = message.message ?? '';
    if (message.kind === 'update') await show(message);
  };
  socket.onclose = ({ code, reason }) => {
    notice.textContent = reason || 'The connection is broken.';
    if (code < 4400) setTimeout(connect, wait, Math.min(wait * 2, 8000));
  };
}
// #endregion connect

// #region show
/** The functions of a game are the exports of its package. */
const loaded = {};
async function rulesOf(id) {
  loaded[id] ??= { ...(await import(`@wonders/${id}`)), ...(await import(`@wonders/${id}/board`)) };
  return loaded[id];
}

async function show(update) {
  const { view, lines, viewer, game } = update;
  const { drawBoard, legalMoves, outcome } = await rulesOf(game);
  if (update.revision < now.revision) return;
  now = update;
  if (update.takenBack) list.replaceChildren();
  const moves = viewer === 'spectator' ? [] : legalMoves(view, viewer);
  board.innerHTML = drawBoard(view, { moves, theme: 'auto', width: innerWidth < 600 ? 'phone' : 'desk' });
  for (const { who, says, events } of lines) {
    const line = document.createElement('li');
    line.textContent = [says.startsWith(who) ? says : `${who}: ${says}`, ...events].join('. ');
    list.prepend(line);
  }
  document.body.dataset.ply = String(update.ply);
  if (outcome(view) !== undefined) document.body.dataset.over = outcome(view).ending;
}
// #endregion show

// #region choose
function play(move) {
  const { game, ply, revision, viewer: seat } = now;
  socket.send(JSON.stringify({ kind: 'move', game, ply, revision, seat, move }));
}

/** A place on the board carries its move, or several to choose from in a dialog. */
async function choose({ target, type, key }) {
  if (type === 'keydown' && key !== 'Enter' && key !== ' ') return;
  const place = target.closest('[data-move], [data-moves]');
  if (place === null) return;
  if (place.dataset.move !== undefined) return play(place.dataset.move);
  const { decodeMove, describeMove } = await rulesOf(now.game);
  const buttons = JSON.parse(place.dataset.moves).map((code) => {
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

// #region lobby
/** Without a room in its address, the page opens one and shows a link for each seat. */
async function openRoom() {
  const options = { players: 3, names: ['Ada', 'Blaise', 'Charles'] };
  const body = JSON.stringify({ game: 'eight-wonders', options, bots: [2] });
  const opened = await (await fetch('/rooms', { method: 'POST', body })).json();
  for (const [seat, key] of opened.tokens.entries()) {
    if (key === null) continue;
    const link = Object.assign(document.createElement('a'), { href: `#${opened.room}/${key}` });
    link.textContent = `Seat of ${options.names[seat]}: open this link, or send it to the player`;
    const item = document.createElement('li');
    item.append(link);
    document.getElementById('links').append(item);
  }
}
addEventListener('hashchange', () => location.reload());
if (room) connect();
else openRoom();
// #endregion lobby
