import { deepFreeze } from '@wonders/core';
import { type CoachWords, count, listed, type ToldLoss } from '@wonders/core/words';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
/** A chance with its article: `il 20 %`, `l'8 %`, `lo 0 %`. */
const thePercent = (chance: number): string => {
  const told = percent(chance);
  if (/^(8|11? )/.test(told)) return `l'${told}`;
  return `${told.startsWith('0') ? 'lo' : 'il'} ${told}`;
};
/** A chance after a preposition: `dal 20 %`, `all'8 %`, `dello 0 %`. */
const percentAfter = (stem: 'a' | 'da' | 'de', chance: number): string => {
  const told = thePercent(chance);
  return told.startsWith('il') ? `${stem}${told.slice(1)}` : `${stem}l${told}`;
};
const points = (n: number): string => count(Math.round(n * 10) / 10, 'punto', 'punti').replace('.', ',');
const range = ({ value, low, high }: ToldLoss): string =>
  `${thePercent(value)} di probabilità di vittoria (${percentAfter('da', Math.max(0, low))} ${percentAfter('a', high)})`;

/**
 * The sentences of the coach, in Italian.
 *
 * @category Words
 */
export const coachItalian: CoachWords = /* @__PURE__ */ deepFreeze<CoachWords>({
  counts({ best, fine, slip, blunder }) {
    const named = [
      count(best, 'mossa migliore', 'mosse migliori'),
      count(fine, 'mossa buona', 'mosse buone'),
      count(slip, 'imprecisione', 'imprecisioni'),
      count(blunder, 'errore grave', 'errori gravi'),
    ];
    return `${
      listed(
        named.filter((each) => !each.startsWith('0 ')),
        'e',
      ) || 'Nessuna mossa'
    }.`;
  },
  decidedBy: (number, move, from, to) =>
    `La mossa ${number} è stata la più decisiva: ${move}. La probabilità di vittoria è passata ${percentAfter('da', from)} ${percentAfter('a', to)}.`,
  decidedAfter: (number, from, to) =>
    `Ciò che è accaduto ${number === 0 ? 'prima della prima mossa' : `dopo la mossa ${number}`} è stato decisivo: la probabilità di vittoria è passata ${percentAfter('da', from)} ${percentAfter('a', to)}.`,
  undecided: 'Nessun momento ha deciso da solo la partita.',
  mistake: (number, kind, move, better, loss) =>
    `Mossa ${number}, ${kind === 'slip' ? "un'imprecisione" : 'un errore grave'}: ${move}. Meglio: ${better}. È costata ${range(loss)} e ${points(loss.points)}.`,
  clean: (least) =>
    `Nessuna mossa è stata un errore: nessuna è costata con certezza ${thePercent(least)} di probabilità di vittoria.`,
  closeCall: (number, move, other, loss) =>
    `Mossa ${number}, una scelta difficile: ${move}. La ricerca preferisce di poco un'altra mossa: ${other}. La differenza è ${range(loss)}.`,
  lookAt: (places) => `Guarda qui: ${listed(places, 'o')}.`,
  weigh: (moves, legal) =>
    legal === 1
      ? 'È possibile una sola mossa.'
      : `Su ${count(legal, 'mossa', 'mosse')}, ${moves} da valutare con attenzione.`,
  among: (moves) => (moves.length === 1 ? `Questa: ${moves[0]}.` : `Una di queste: ${moves.join('; ')}.`),
  advice: (move, chance) => `${move}. Con questa mossa la probabilità di vittoria è ${percentAfter('de', chance)}.`,
  wins: (move) => `${move}. Vince qualunque cosa facciano gli altri.`,
  against: (move, loss) =>
    `Il bot di casa sceglierebbe diversamente: ${move}. Secondo la ricerca costa ${range(loss)}.`,
  level: (move) => `La ricerca valuta anche: ${move}. Non trova una differenza chiara.`,
  task: {
    win: 'Una sola mossa forza la vittoria. Trovala.',
    save: 'Una sola mossa evita una sconfitta forzata. Trovala.',
    gain: 'Una mossa è nettamente la migliore. Trovala.',
  },
  why: {
    win: (move, others) =>
      `${move}. Vince contro ogni risposta; ${others === 1 ? "l'altra mossa non lo fa" : `nessuna delle altre ${others} mosse lo fa`}.`,
    save: (move, others) =>
      `${move}. ${others === 1 ? "Dopo l'altra mossa" : `Dopo ognuna delle altre ${others} mosse`} la partita è persa.`,
    gain: (move, next, lost) => `${move}. La seconda migliore, ${next}, rende in media ${points(lost)} in meno.`,
  },
});
