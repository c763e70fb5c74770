import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { GAMES } from './games.js';

const parts = GAMES[new URLSearchParams(location.search).get('game') ?? 'hal'];
if (parts === undefined) throw new Error('?game= should name one of the games');
const [game, board, words] = await Promise.all([parts.game(), parts.board(), parts.words()]);
createRoot(document.getElementById('root') ?? document.body).render(<App game={game} board={board} words={words} />);
