import { expect, test } from 'vitest';
import { type BoardOptions, box, formOf, framed, label, sketch, type TextOptions } from '../../board/index.js';
import { type Move, sealed, type View } from '../sealed.js';
import { type BoardContract, boardLaws } from './board.js';
import { standsOut } from './colours.js';
import { drawnIn } from './drawn.js';
import { evenly } from './faces.js';
import { windowLaws } from './windows.js';

type SealedOptions = BoardOptions<Move>;

const SIZE = { width: 340, height: 120 } as const;

/** A board of the kit's small game, with the cards of the own hand. */
function drawBoard(view: View, options: SealedOptions = {}): string {
  const board = sketch(options, {
    placeOf: (move) => (move.kind === 'bid' ? `card-${move.card}` : 'pool'),
    describe: (move) => sealed.describeMove(view, move),
    encode: sealed.encodeMove,
  });
  const cards = [...new Set((options.moves ?? []).flatMap((move) => (move.kind === 'bid' ? [move.card] : [])))];
  const drawn = cards.map((card, i) =>
    board.place(
      `card-${card}`,
      { x: 8 + i * 40, y: 40, width: 32, height: 44, name: `Card ${card}` },
      box(0, 0, 32, 44),
      label(16, 22, card, { anchor: 'middle' }),
    ),
  );
  const pool = board.place('pool', { x: 8, y: 90, width: 60, height: 20, name: 'The pool' });
  const form = formOf(options, SIZE, SIZE.width);
  const height = Math.max(form.height, SIZE.height);
  const picture = { ...form, height, title: 'Sealed', description: `Round ${view.round + 1}.` };
  const prize = label(8, 20, `Prize ${view.prize ?? 'to come'}`, { tone: 'on-paper' });
  return board.finish(picture, prize, ...drawn, pool);
}

const drawText = (view: View, _: TextOptions = {}): string => framed('Sealed', [`Round ${view.round + 1}`]).join('\n');

const contract: BoardContract<typeof sealed> = {
  drawBoard,
  drawText,
  variants: [{ name: 'three seats', options: { seats: 3 } }],
};

boardLaws(sealed, contract, test);

const laws = (broken: Partial<BoardContract<typeof sealed>>) => () =>
  boardLaws(sealed, { ...contract, ...broken }, (_, run) => run());

/** The letters of the kit's game stand out from shapes of every form only where they have another colour. */
const swallowed =
  (shape: string, text = '<text x="20" y="24" fill="#26231e">over</text>') =>
  (): void =>
    standsOut(`<svg><rect fill="#ffffff" width="60" height="60"/>${shape}${text}</svg>`);

test.each([
  ['a path', '<path fill="#26231e" d="M10 10h45v20H10Z"/>'],
  ['a path of lines', '<path fill="#26231e" d="M5 5L58 5 58 40L5 40Z"/>'],
  ['a curve', '<path fill="#26231e" d="M10 30C10 10 20 5 30 5s30 10 30 25Z"/>'],
  ['a disc of arcs', '<path fill="#26231e" d="M5 22a26 26 0 0 1 52 0A26 26 0 1 1 5 22Z"/>'],
  ['a path with an arc of no length', '<path fill="#26231e" d="M5 5H58a3 3 0 0 1 0 0V40H5Z"/>'],
  ['a polygon', '<polygon fill="#26231e" points="5,5 58,5 58,40 5,40"/>'],
  ['a circle', '<g transform="translate(30 20)"><circle fill="#26231e" r="25"/></g>'],
  [
    'an icon',
    '<defs><path id="x" d="M0 0h24v24H0Z"/></defs><use fill="#26231e" href="#x" transform="translate(10 5)scale(2)"/>',
  ],
  ['a shape that takes its colour from around it', '<g fill="#26231e"><rect x="5" y="5" width="50" height="40"/></g>'],
])('letters of the colour of %s below them do not stand out', (_, shape) => {
  expect(swallowed('')).not.toThrow();
  expect(swallowed(shape)).toThrow('"over" at (20, 20) has a contrast of 1.00, not 4.5');
  expect(swallowed(shape.replaceAll('#26231e', 'none'))).not.toThrow();
});

test('letters beside a shape, in its hole or above a pale one stand out; large ones may stand out less', () => {
  expect(swallowed('<path fill="#26231e" d="M0 0h60v60H0ZM5 5v50h50V5Z"/>')).not.toThrow();
  expect(swallowed('<path fill="#26231e" d="M0 22a4 4 0 0 1 8 0a4 4 0 0 1-8 0Z"/>')).not.toThrow();
  expect(swallowed('<rect fill="#26231e" fill-opacity="0.1" width="60" height="60"/>')).not.toThrow();
  const grey = (size: number, weight: number) =>
    swallowed('', `<text x="5" y="40" fill="#888888" font-size="${size}" font-weight="${weight}">over</text>`);
  for (const [size, weight] of [
    [24, 400],
    [19, 700],
  ] as const)
    expect(grey(size, weight)).not.toThrow();
  for (const [size, weight] of [
    [23, 400],
    [18, 700],
  ] as const)
    expect(grey(size, weight)).toThrow('has a contrast of 3.54, not 4.5');
});

/** Places of a row, or of a column, from these corners on. */
const framesAt =
  (corners: readonly number[], isColumn: boolean, id = 'card') =>
  (): void =>
    evenly(
      drawnIn(
        corners
          .map((at, i) => {
            const corner = isColumn ? `8 ${at}` : `${at} 8`;
            const frame = '<rect class="w-frame" width="30" height="30"/>';
            return `<g id="${i === 1 ? id : 'card'}-${i}" transform="translate(${corner})">${frame}</g>`;
          })
          .join(''),
      ),
    );

test.each([
  ['row', false],
  ['column', true],
])('the gaps between the places of a %s are even, or far from it', (_, isColumn) => {
  expect(framesAt([8, 48, 88, 128], isColumn)).not.toThrow();
  expect(framesAt([88, 8, 48], isColumn)).not.toThrow();
  expect(framesAt([8, 48, 98], isColumn)).not.toThrow();
  expect(framesAt([8, 49, 88], isColumn)).toThrow('has gaps of 11.0 and 9.0 beside it');
  expect(framesAt([8, 48, 89.5], isColumn)).toThrow('has gaps of 10.0 and 11.5 beside it');
  expect(framesAt([8, 48, 89.5], isColumn, 'tile')).not.toThrow();
});

const altered = (
  from: string | RegExp,
  to: string | ((board: string) => string),
): Partial<BoardContract<typeof sealed>> => ({
  drawBoard(view, options) {
    const board = drawBoard(view, options);
    return board.replace(from, typeof to === 'string' ? to : to(board));
  },
});

/** A fault of the boards that are painted by attributes. */
const painted = (from: string | RegExp, to: string): Partial<BoardContract<typeof sealed>> => ({
  drawBoard: (view, options) =>
    options?.paint === 'attributes' ? drawBoard(view, options).replace(from, to) : drawBoard(view, options),
});

/** The board with letters of no picture, until it has a number of bytes without its prefix. */
const filled =
  (
    bytes: number,
    paint: SealedOptions['paint'],
    isMeant: (how: SealedOptions) => boolean,
    first = 60_000,
  ): typeof drawBoard =>
  (view, how = {}) => {
    const board = drawBoard(view, how);
    if (how.paint !== paint || !isMeant(how)) return board;
    const { length } = drawBoard(view, { ...how, idPrefix: '' });
    return board.replace('</desc>', `${'x'.repeat((view.ply === 0 ? first : bytes) - length)}</desc>`);
  };

test('a board has 88,000 bytes at most, 60,000 where a game begins, and a quarter more where it is painted by attributes', () => {
  for (const width of ['desk', 'phone'] as const) {
    const isMeant = (how: SealedOptions) => how.width === width && how.nonce === undefined;
    expect(laws({ drawBoard: filled(88_000, undefined, isMeant) })).not.toThrow();
    expect(laws({ drawBoard: filled(88_001, undefined, isMeant) })).toThrow(`${width}: 88001 bytes`);
    expect(laws({ drawBoard: filled(88_000, undefined, isMeant, 60_001) })).toThrow(`${width}: 60001 bytes`);
  }
  expect(laws({ drawBoard: filled(110_001, 'attributes', () => true) })).toThrow('110001 bytes in attributes');
  // The sheet of the theme is not among them: such boards are as long as those with classes.
  expect(laws({ drawBoard: filled(110_000, 'attributes', () => true) })).not.toThrow();
});

/** A fault of the boards that keep their places, on a desk or on a phone. */
const still = (width: 'desk' | 'phone', from: string, to: string): Partial<BoardContract<typeof sealed>> => ({
  drawBoard: (view, options) =>
    options?.still === true && options.width === width
      ? drawBoard(view, options).replace(from, to)
      : drawBoard(view, options),
});

test.each(['desk', 'phone'] as const)('boards that keep their places keep the laws too, on a %s', (width) => {
  const over = still(width, 'Prize', 'Prize</text><text x="8" y="24" font-size="14">Prize');
  expect(laws(over)).toThrow(`still on ${width}: "Prize`);
  expect(laws(still(width, ' data-move="', ' data-lost="'))).toThrow(
    `still on ${width}: the moves at card-1, still and moving`,
  );
  expect(laws(still(width, ' data-move="bid', ' data-move="take'))).toThrow(`still on ${width}: a hotspot with take`);
});

test('as many games of each variant as asked for, every one of them another', () => {
  const begun: unknown[] = [];
  const newGame: typeof sealed.newGame = (options, emit) => {
    begun.push(options?.seed);
    return sealed.newGame(options, emit);
  };
  const variants = ['one', 'other'].map((name) => ({ name, options: { seats: 3 } }));
  boardLaws({ ...sealed, newGame }, { ...contract, games: 3, variants }, (_, run) => run());
  expect(new Set(begun).size).toBe(6);
  expect(begun).toHaveLength(6);
});

test('letters of 11 units, a phone of 360 and a desk of 1200 are not too small and not too wide', () => {
  expect(laws(altered(/font-size="1[234]"/, 'font-size="11"'))).not.toThrow();
  const wide: typeof drawBoard = (view, how) =>
    drawBoard(view, how).replace(' width="340"', how?.width === 'desk' ? ' width="1200"' : ' width="360"');
  expect(laws({ drawBoard: wide })).not.toThrow();
});

/** A fault of the boards in windows, or of those that something is meant for. */
const inWindow = (
  from: string | RegExp,
  to: string,
  isMeant: (how: SealedOptions) => boolean = () => true,
): Partial<BoardContract<typeof sealed>> => ({
  drawBoard: (view, how = {}) =>
    how.box !== undefined && isMeant(how) ? drawBoard(view, how).replace(from, to) : drawBoard(view, how),
});

let calls = 0;

test.each<[string, Partial<BoardContract<typeof sealed>>, RegExp]>([
  [
    'a move without a hotspot',
    { drawBoard: (view, options = {}) => drawBoard(view, { ...options, moves: [] }) },
    /no hotspot for/,
  ],
  ['a tag that stays open', altered('</svg>', ''), /stays open/],
  ['text that is not escaped', altered('Prize', 'Prize & more'), /not escaped/],
  ['a script', altered('</svg>', '<script>1</script></svg>'), /script/],
  ['a handler', altered('<rect ', '<rect onclick="1" '), /onclick/],
  ['a foreign address', altered('</svg>', '<use href="https://example.org/x"/></svg>'), /href/],
  ['an id given twice', altered('id="pool"', 'id="card-x"><g id="card-x"></g><g id="pool"'), /twice/],
  ['small letters', altered('font-size="12"', 'font-size="9"'), /letters of 9/],
  ['a number without a name', altered('Prize ', ''), /says nothing by itself/],
  [
    'an icon without a name',
    altered('</svg>', '<use href="#pool" transform="translate(0 0)scale(0)"/></svg>'),
    /an icon that no name belongs to/,
  ],
  ['a place without its number', { numbers: () => ({ nowhere: [1] }) }, /no place nowhere, which should show 1/],
  [
    'another number than the view has',
    {
      numbers: () => ({ pool: [8] }),
      ...altered(/(<g id="pool"[^>]*>)/, '$1<text x="2" y="12" font-size="12">7 left</text>'),
    },
    /pool shows "7 left", and the position has 8/,
  ],
  ['a line over another', altered('Prize', 'Prize</text><text x="8" y="24" font-size="14">Prize'), /lies over "Prize/],
  [
    'an icon over a line',
    altered(
      /(>Prize[^<]*<\/text>)/,
      '$1<g aria-label="x"><use href="#pool" transform="translate(12 14)scale(0.5)"/></g>',
    ),
    /#pool at \(12, 14\) lies over "Prize/,
  ],
  [
    'a line that leaves its panel',
    altered(/(rx="6"\/><text class="w-middle" x=")16/, '$131'),
    /leaves a panel of 32 by 44/,
  ],
  [
    'a line that is almost in the middle',
    altered(/(rx="6"\/><text class="w-middle" x=")16/, '$117'),
    /"\d+" at .* is not in the middle of a panel of 32 by 44/,
  ],
  ['a line that is almost halfway up', altered(/(x="16" y=")26.2/, '$128.2'), /"\d+" at .* is not halfway up a panel/],
  [
    'a line that is almost beside another',
    altered(
      /(<g id="pool"[^>]*>)/,
      '$1<text x="2" y="14" font-size="12">left</text><text x="30" y="14.5" font-size="12">over</text>',
    ),
    /"over" at .* is not in line with "left"/,
  ],
  [
    'a disc that leaves the picture',
    altered('</svg>', '<circle cx="4" cy="60" r="8"/></svg>'),
    /a disc at \(-4, 52\) leaves/,
  ],
  ['a line that leaves the picture', altered('>Prize', `>Prize${' of this round'.repeat(6)}`), /leaves the picture/],
  [
    'an icon outside the picture',
    altered('</svg>', '<g aria-label="x"><use href="#pool" transform="translate(500 0)scale(0.4)"/></g></svg>'),
    /leaves the picture/,
  ],
  [
    'a frame beside what it frames',
    altered(/(id="card-\d+".*?<rect [^>]*height="4)4/g, '$13'),
    /a panel of 32 by 43 with corners of 6 does not fill the place card-\d+, a panel of 32 by 44 with corners of 6/,
  ],
  [
    'a frame with other corners',
    altered(/(id="card-\d+".*?<rect [^>]*height="44" rx=")6/g, '$18'),
    /with corners of 8 does not fill the place card-\d+/,
  ],
  [
    'letters that do not stand out from their ground',
    painted(/fill="#ffffff">Prize/, 'fill="#646c76">Prize'),
    /light on desk: "Prize [^"]*" at .* has a contrast of 1\.\d+, not 4\.5/,
  ],
  [
    'letters of the colour of a card',
    painted(/(<text )(x="16")/, '$1fill="#fbf5e6" $2'),
    /light on desk: "\d+" at .* has a contrast of 1\.00, not 4\.5/,
  ],
  ['a wide phone', altered(/ width="360"/, ' width="500"'), /500 units wide/],
  ['a number that is none', altered('Prize', 'NaN'), /NaN/],
  [
    'a board that remembers',
    { drawBoard: (view, options) => drawBoard(view, options) + (calls++ % 2 ? ' ' : '') },
    /equal views/,
  ],
  ['an id without its prefix', altered('id="other-pool"', 'id="pool"'), /the id pool lacks the prefix/],
  [
    'a prefix that is shown',
    altered('Prize', (board) => (board.includes('other-') ? 'Prize of other-' : 'Prize')),
    /prefix/,
  ],
  ['a class beside attributes', painted('</desc>', '</desc><g class="w-red"></g>'), /still has " class="/],
  ['a variable without a style sheet', painted('fill="#', 'fill="var(--x)" id="#'), /still has "var\(/],
  ['a style element beside attributes', painted('</desc>', '</desc><style></style>'), /still has "<style/],
  ['a colour of another theme', painted(/fill="#\w+"/g, 'fill="#123456"'), /#123456 is no colour of the theme/],
  [
    'a shape that lost its colour',
    painted(/(<rect width="32"[^>]*?) fill="#\w+" stroke="#\w+"/, '$1'),
    /has lost its colour/,
  ],
  ['a place that moves with the paint', painted(' y="', ' y="9'), /a board in attributes has y/],
  ['a nonce that is ignored', altered(' nonce="n-1"', ''), /sheet of its own/],
  [
    'a move that is offered where none was given',
    { drawBoard: (view, how = {}) => drawBoard(view, { ...how, moves: how.moves ?? sealed.legalMoves(view) }) },
    /a hotspot without offered moves/,
  ],
  [
    'a move in two places',
    {
      drawBoard(view, how) {
        const board = drawBoard(view, how);
        const [, move] = / (data-move="[^"]*")/.exec(board) ?? [];
        const again = `<g role="button" tabindex="0" aria-label="again" ${move}></g></svg>`;
        return move === undefined ? board : board.replace('</svg>', again);
      },
    },
    /3 moves in hotspots, 2 are legal/,
  ],
  [
    'a hotspot that is no button',
    altered(/ role="button"/g, ' role="img"'),
    /the hotspot card-\d+ has no label for screen readers/,
  ],
  ['a hotspot that no key reaches', altered(/ tabindex="0"/g, ' tabindex="1"'), /has no label for screen readers/],
  [
    'a hotspot without a label',
    altered(/( data-move="[^"]*".*?) aria-label="[^"]*"/, '$1'),
    /has no label|needs|says nothing/,
  ],
  [
    'a reference without its prefix',
    altered(
      '</svg>',
      '<g aria-label="x"><use href="#s" transform="translate(0 0)scale(0)"/></g><defs><symbol id="s"></symbol></defs></svg>',
    ),
    /the reference #s lacks the prefix/,
  ],
  ['other elements in attributes', painted('</svg>', '<g></g></svg>'), /a board in attributes has other elements/],
  ['a picture that begins with something else', altered('<svg ', ' <svg '), /begins with {2}<svg /],
  ['a tag that closes nothing', altered('</svg>', '</g></svg>'), /<\/g> closes nothing/],
  ['an attribute given twice', altered('<rect ', '<rect rx="6" '), /rx twice in <rect rx="6"/],
  [
    'an attribute that is not escaped',
    altered('aria-label="', 'aria-label="&x '),
    /an attribute that is not escaped: </,
  ],
  ['a tag that is none', altered('</svg>', '<Rect/></svg>'), /no tag: <Rect\/>/],
  [
    'a reference that leads nowhere',
    altered('</svg>', '<g aria-label="x"><use href="#none"/></g></svg>'),
    /#none leads nowhere/,
  ],
  [
    'a wide desk',
    {
      drawBoard: (view, how) =>
        drawBoard(view, how).replace(' width="340"', how?.width === 'desk' ? ' width="1201"' : ' width="340"'),
    },
    /1201 units wide on desk, at most 1200/,
  ],
  ['a picture without a width', altered(' width="340"', ''), /NaN units wide on desk|0 units wide on desk/],
  [
    'a long line where there is more room',
    { drawText: (_, how) => 'x'.repeat(how?.columns === 120 ? 121 : 80) },
    /a line of 121 columns in 120/,
  ],
  ['a line one column too long', { drawText: () => 'x'.repeat(81) }, /a line of 81 columns in 80/],
  ['a window that is not filled', inWindow(/ width="[\d.]+"/, ' width="300"'), /in 896 × 748: a picture of 300 by 748/],
  ['a window with small letters', inWindow('font-size="12"', 'font-size="5"'), /in 896 × 748: letters of 8.8 pixels/],
  [
    'a place that moves when it is chosen',
    inWindow('translate(8 ', 'translate(9 ', ({ marks = [] }) => marks.length > 0),
    /the places when card-\d+ is chosen/,
  ],
  [
    'a line over another in a window',
    inWindow('Prize', 'Prize</text><text x="8" y="24" font-size="14">Prize'),
    /in 896 × 748: "Prize[^"]*" at .* lies over "Prize/,
  ],
  ['a wide line', { drawText: () => 'x'.repeat(200) }, /200 columns/],
])('the laws refuse %s', (_, broken, message) => {
  expect(laws(broken)).toThrow(message);
});

const WHOLE = [{ name: 'two seats', options: { seats: 2 } }] as const;
const crowded = sealed.view(sealed.newGame({ seats: 3, seed: 'crowded' }), 0);

windowLaws(sealed, { drawBoard, whole: WHOLE, crowded: [crowded] }, test);

test.each([
  ['a board that is higher than a window', / height="748"/, ' height="760"', /a picture 760 high/],
  ['a board that leaves a part of a window free', / height="1028"/, ' height="1000"', /a picture of 1480 by 1000/],
  ['small letters on a crowded phone', /font-size="12"/, 'font-size="8"', /letters of \d/],
])('the laws of windows find %s', (_, from, to, message) => {
  const broken = inWindow(from, to).drawBoard as typeof drawBoard;
  const run = () => windowLaws(sealed, { drawBoard: broken, whole: WHOLE, crowded: [crowded] }, (_, law) => law());
  expect(run).toThrow(message);
});

test('the laws of windows find a crowded table whose board is long', () => {
  const long: typeof drawBoard = (view, how = {}) => {
    const svg = drawBoard(view, how);
    return how.box === undefined ? svg.replace('</desc>', `${'x'.repeat(88_001 - svg.length)}</desc>`) : svg;
  };
  const run = () => windowLaws(sealed, { drawBoard: long, whole: WHOLE, crowded: [crowded] }, (_, law) => law());
  expect(run).toThrow('desk: 88001 bytes, at most 88000');
});
