import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { GAMES } from './games.js';
import './style.css';

const name = new URLSearchParams(location.search).get('game') ?? 'hal';
const parts = GAMES[name];
if (parts === undefined) throw new Error(`there is no game ${name}`);
const [game, { drawBoard }, words] = await Promise.all([parts.game(), parts.board(), parts.words()]);
createRoot(document.body).render(<App game={game} drawBoard={drawBoard} words={words} />);
