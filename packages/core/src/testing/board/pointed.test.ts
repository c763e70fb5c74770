import { expect, test } from 'vitest';
import { element, label, sketch } from '../../board/index.js';
import { answering } from './pointed.js';

/** A board on which the card answers, with something drawn over it. */
function under(...over: readonly string[]): () => void {
  const board = sketch({ moves: [{ kind: 'play' }] }, { placeOf: () => 'card', describe: String, encode: String });
  const card = board.place('card', { x: 10, y: 20, width: 40, height: 60, name: 'A card' }, label(20, 30, 'Ada'));
  const picture = { width: 100, height: 100, title: 'A card', description: 'A card to play.' };
  return () => answering(board.finish(picture, card, ...over));
}

const disc = (cx: number) => element('circle', { cx, cy: 50, r: 10 });

test('a place with moves answers at its middle, whatever lies in it and beside it', () => {
  expect(under()).not.toThrow();
  expect(under(disc(42), label(34, 52, 'Ada'))).not.toThrow();
});

test.each([
  ['a disc', disc(30), '<circle'],
  ['a line of text', label(26, 52, 'Ada'), '<text'],
  ['a path', element('path', { d: 'M20 40h20v20h-20Z' }), '<path'],
  ['an icon', element('use', { href: '#icon', transform: 'translate(20 40)scale(0.8)' }), '<use'],
  [
    'a part of the picture',
    element('g', { transform: 'translate(25 45)' }, element('rect', { width: 10, height: 10 })),
    '<rect',
  ],
])('%s over the middle of a place with moves is told', (_, over, tag) => {
  expect(under(over)).toThrow(tag);
  expect(under(over)).toThrow('lies over the middle of card');
  expect(under(element('g', { 'pointer-events': 'none' }, over))).not.toThrow();
  expect(under(element('defs', {}, element('symbol', { id: 'icon' }, over)))).not.toThrow();
});

test('another place with moves over the middle answers for it, which is told, and so is an outline', () => {
  const moves = [{ kind: 'one' }, { kind: 'two' }];
  const board = sketch({ moves }, { placeOf: ({ kind }) => kind, describe: String, encode: String });
  const at = { x: 0, y: 0, width: 30, height: 30, outline: '0,0 30,0 30,30 0,30' };
  const drawn = (x: number) => () =>
    answering(
      board.finish(
        { width: 90, height: 90, title: 'Tiles', description: 'Two tiles.' },
        board.place('one', { ...at, name: 'One' }),
        board.place('two', { ...at, x, name: 'Two' }),
      ),
    );
  expect(drawn(20)).not.toThrow();
  expect(drawn(10)).toThrow('lies over the middle of one');
});
