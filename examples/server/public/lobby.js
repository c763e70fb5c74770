const [form, list, notice] = ['open', 'tables', 'notice'].map((id) => document.getElementById(id));

const post = async (path, body) => {
  const answer = await fetch(path, { method: 'POST', body: JSON.stringify(body ?? {}) });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.message ?? told.issues?.[0]?.message);
  return told;
};

/** Runs what somebody has asked for, and says why it cannot be. */
export async function ask(work) {
  try {
    await work();
  } catch ({ message }) {
    notice.textContent = message;
  }
}

// #region join
/** Sits down at the first free seat of a room. The address is then that of the seat. */
export async function join(room) {
  const { token } = await post(`/rooms/${room}/join`);
  location.replace(`#${room}/${token}`);
}

/** Goes to the next game of the same players, and keeps the seat. */
export async function rematch(room, token) {
  const { room: next } = await post(`/rooms/${room}/rematch?token=${token}`);
  location.hash = `#${next}/${token}`;
}
// #endregion join

// #region lobby
let offers = [];

/** Opens the chosen table: the first person's seat is yours, the others are for people, for bots, or for bots until somebody comes. */
async function openTable() {
  const { table, others, clock } = Object.fromEntries(new FormData(form));
  const { game, options, roles } = offers[Number(table)];
  const seats = roles.flatMap((role, seat) => (role === 'script' ? [] : [seat])).slice(1);
  const minutes = Number(clock);
  const opened = await post('/rooms', {
    game,
    options,
    bots: others === 'people' ? [] : seats,
    free: others === 'bots' ? [] : seats,
    ...(minutes > 0 ? { clock: { time: minutes * 60_000, increment: 5_000 } } : {}),
  });
  location.hash = `#${opened.room}/${opened.tokens.find((token) => token !== null)}`;
}

/** A table with free seats, to join or to watch. */
function item({ room, game, seats, free, moves }) {
  const line = document.createElement('li');
  const text = document.createElement('span');
  const title = offers.find((offer) => offer.game === game && offer.roles.length === seats)?.title ?? game;
  const begun = moves === 0 ? 'not begun' : `${moves} ${moves === 1 ? 'move' : 'moves'}`;
  text.textContent = `${title}: ${free} ${free === 1 ? 'seat' : 'seats'} free, ${begun}`;
  const button = Object.assign(document.createElement('button'), { textContent: 'Join' });
  button.onclick = () => ask(() => join(room));
  const watch = Object.assign(document.createElement('a'), { href: `#${room}`, textContent: 'Watch' });
  line.append(text, button, watch);
  return line;
}

async function refresh() {
  const { tables, rooms } = await (await fetch('/lobby')).json();
  if (offers.length === 0)
    form.elements.table.replaceChildren(...tables.map(({ title }, at) => new Option(title, String(at))));
  offers = tables;
  list.replaceChildren(...rooms.map(item));
  list.dataset.rooms = String(rooms.length);
}

/** The page without a room in its address. */
export function lobby() {
  document.body.dataset.page = 'lobby';
  form.onsubmit = (event) => {
    event.preventDefault();
    ask(openTable);
  };
  ask(refresh);
  setInterval(() => document.hidden || ask(refresh), 2000);
}
// #endregion lobby
