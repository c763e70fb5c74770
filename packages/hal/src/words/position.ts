import type { Score, Seat, Section } from '@wonders/core';
import { capital, count, line } from '@wonders/core/words';
import { type CardId, LETTERS, type Letter } from '../components/cards.js';
import { COLOURS, TILES, type TileId } from '../components/tiles.js';
import { cardPoints, districtPoints, outcome } from '../scoring.js';
import type { Hidden } from '../state/index.js';
import { type Building, isScript, isSolo, type PlayerView, type Position } from '../state/index.js';
import { neighbours, top } from '../table/city.js';
import { districts, standings } from '../table/districts.js';
import { deckSize, halCardIsFaceDown, supplySize } from '../table/piles.js';
import { seatsToDecide } from '../table/seats.js';
import { tokenChoice } from '../table/tokens.js';
import { candidateWords, cardWords, characterWords, pieces } from './cards.js';
import { endings } from './endings.js';
import { nameOf } from './names.js';
import { cellName } from './phrases.js';
import { ownerWords, seated, seatName } from './seats.js';

/** Row by row, each from the left. */
const reading = (city: readonly Building[]): Building[] => [...city].sort((a, b) => a.y - b.y || a.x - b.x);

/** Numbers, with runs shortened: `4 to 9, 11`. */
function runs(numbers: readonly number[]): string {
  const starts = numbers.filter((n) => !numbers.includes(n - 1));
  return starts
    .map((from) => {
      let to = from;
      while (numbers.includes(to + 1)) to++;
      return to === from ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from} to ${to}`;
    })
    .join(', ');
}

/** HAL-10: the cards that lie aside, colour by colour. */
function reserveWords({ reserve }: Position): string {
  const stacks = COLOURS.map((colour) => {
    const numbers = reserve.map((card) => TILES[card]).filter((tile) => tile.colour === colour);
    return numbers.length === 0 ? '' : `${colour} ${runs(numbers.map(({ number }) => number))}`;
  });
  return stacks.filter((stack) => stack !== '').join('; ') || 'none';
}

function gameLines(position: Position): string[] {
  const drawn = !isSolo(position) && position.phase !== 'city' && position.phase !== 'first';
  const seats = seatsToDecide(position);
  return [
    line('Round', position.round === 0 ? '' : position.round),
    line('First player', drawn ? seatName(position, position.first) : ''),
    line('To decide', capital(seats.map((seat) => seated(position, seat).within).join(', '))),
    line('Game over', position.ending === null ? '' : endings[position.ending](position)),
    line('Tile supply', count(supplySize(position), 'tile')),
    line('Tile supply emptied', ['', 'once', 'twice'][position.emptied] as string),
    line('Deck', count(deckSize(position), 'card')),
    line('Discard pile', pieces(position.discard, 'card') || 'none'),
    line('Reserve', reserveWords(position)),
  ];
}

/** HAL-01: what the pairs of numbers mean; then the buildings. */
function cityLines(position: Position): string[] {
  const buildings = reading(position.city).map((building) => {
    const { owner, pawn, tiles } = building;
    const facts = [count(tiles.length, 'floor'), ownerWords(position, owner), ...(pawn ? ['pawn'] : [])];
    return line(`${capital(nameOf(top(building)))} at ${cellName(building)}`, facts.join(', '));
  });
  return ['Cells: (0, 0) is the middle, (1, 0) to its right, (0, 1) below it', ...buildings];
}

function tokenWords(position: Position, letter: Letter): string {
  const cell = position.tokens[letter];
  if (cell === null) {
    const gaveWayTo = tokenChoice(position)?.gaveWayTo ?? null;
    if (gaveWayTo !== null) return `lifted, giving way to ${nameOf(gaveWayTo)}`;
    return position.running?.site ? `lifted from ${cellName(position.running.site)}` : 'lifted';
  }
  const beside = neighbours(position.city, cell.x, cell.y).map((building) => nameOf(top(building)));
  return (
    cellName(cell) + (beside.length === 0 ? '' : `, next to ${beside.join(', ').replace(/, ([^,]*)$/, ' and $1')}`)
  );
}

/** HAL-63, HAL-67: each district with the resources of each seat, the first place first. */
function districtLines(position: Position): string[] {
  const lines = districts(reading(position.city)).map((district) => {
    const ranked = standings(district).map(
      ({ seat, resources }) => `${seated(position, seat).within} with ${resources}`,
    );
    const names = district.map((building) => nameOf(top(building)));
    return line(capital(names.join(', ')), ranked.join(', ') || 'no resources');
  });
  return lines.length === 0 ? ['None'] : lines;
}

/** HAL-57, HAL-79: where the resources of a seat are. */
function resourceWords(position: Position, { resources, supply }: PlayerView, seat: Seat): string {
  const placed = position.city.reduce((sum, { owner, tiles }) => sum + (owner === seat ? tiles.length : 0), 0);
  const stash = resources === 'hidden' ? 'hidden stash' : `${resources} in the stash`;
  // HAL-14: Hal's general supply is his stash.
  const general = isScript(position, seat) ? [] : [`${supply} in the general supply`];
  return [stash, ...general, `${placed} on buildings`].join(', ');
}

/** HAL-21: Hal's card, face down until his turn. */
function halCardWords(position: Position): string {
  const { halCard } = position;
  if (halCard === null) return '';
  const down = halCardIsFaceDown(position) ? 'face down' : '';
  const what = halCard === 'hidden' || halCard === 'face-down' ? '' : cardWords(position)(halCard);
  return [what, down].filter((words) => words !== '').join(', ');
}

function commitmentWords(commitment: { readonly card: CardId; readonly tile: TileId | null } | Hidden | null): string {
  if (commitment === null || commitment === 'hidden') return commitment ?? '';
  const { card, tile } = commitment;
  return `${nameOf(card)} ${tile === null ? 'alone' : `with ${nameOf(tile)}`}`;
}

function finalLines(position: Position, seat: Seat): string[] {
  if (position.ending === null) return [];
  const { scores, ranks } = outcome(position);
  const { total } = scores[seat] as Score;
  return [line('Final score', total), line('Place', ranks[seat] as number)];
}

function seatLines(position: Position, player: PlayerView, seat: Seat): string[] {
  const hal = isScript(position, seat);
  const versus = !isSolo(position);
  return [
    line('Resources', resourceWords(position, player, seat)),
    line('Points', player.points),
    line('Points for cards', cardPoints(position, seat)),
    line('Points for districts', districtPoints(position)[seat] as number),
    ...finalLines(position, seat),
    line('New Hand tokens', versus ? player.newHands : ''),
    line('Tiles', hal ? '' : pieces(player.tiles, 'tile') || 'none'),
    line('Hand', hal ? '' : pieces(player.hand, 'card', cardWords(position)) || 'none'),
    line('Card', hal ? halCardWords(position) : ''),
    line('Committed', commitmentWords(player.commitment)),
    line('Card in play', position.running?.seat === seat ? nameOf(position.running.card) : ''),
    line('Tile set aside', hal && position.halTile !== null ? nameOf(position.halTile) : ''),
    line('Tableau', pieces(player.tableau, 'card', cardWords(position)) || 'none'),
    line('Characters', pieces(player.characters, 'character', characterWords(position))),
    line('Characters to choose from', pieces(player.dealt, 'character', candidateWords(position))),
    line('Character chosen', player.pick === null ? '' : pieces([player.pick], 'character')),
    line('Returned tiles', pieces(player.returned, 'tile')),
  ];
}

/**
 * A position in words: the game, the city with its tokens and districts, and each seat. It is enough to play by: for text
 * interfaces, screen readers and bots that read.
 *
 * @param position - A state, or a view: then only what its viewer may see; hidden pieces are counted.
 * @example
 * ```ts
 * import { newGame, view } from '@wonders/hal';
 * import { describePosition } from '@wonders/hal/words';
 * for (const { heading, lines } of describePosition(view(newGame({ seed: 'monday' }), 0)))
 *   console.log(`${heading}\n  ${lines.join('\n  ')}`);
 * ```
 * @category Words
 */
export function describePosition(position: Position): readonly Section[] {
  const seats = position.players.map(
    (player, seat) => [seatName(position, seat), seatLines(position, player, seat)] as const,
  );
  const tokens = LETTERS.map((letter) => line(`Token ${nameOf(letter)}`, tokenWords(position, letter)));
  const sections = [
    ['The game', gameLines(position)] as const,
    ['The city', cityLines(position)] as const,
    ['The tokens', tokens] as const,
    ['The districts', districtLines(position)] as const,
    ...seats,
  ];
  return sections.map(([heading, lines]) => ({ heading, lines: lines.filter((each) => each !== '') }));
}
