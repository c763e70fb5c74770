/**
 * The tools that draw the boards of the games: SVG as text, hotspots with moves, themes, a set of icons, and blocks of text for the
 * terminal. No DOM, no fonts, no files.
 *
 * @packageDocumentation
 */

export type { IconName } from '../contract/icon.js';
export { drawing } from './drawing.js';
export { type Form, formOf } from './form.js';
export { encoder, movesOn, type PlaceData, type Places } from './hotspot.js';
export {
  column,
  columnWidth,
  flow,
  GAP,
  gallery,
  type Item,
  keptHeight,
  NOTHING,
  type Page,
  type Part,
  page,
  type Room,
  type Slots,
  seatBelow,
  slots,
  tray,
} from './layout.js';
export { fitted, textWidth, wrapped } from './measure.js';
export type { ArtPiece, BoardOptions, Box, Mark, Spoken } from './options.js';
export type { Paint } from './paint.js';
export type { BoardColour, Cloth } from './palette.js';
export { type Lying, type PlainTable, plainBoard } from './plain.js';
export { marksOfRung, placeNamed, placesOf, type ShownRung } from './rungs.js';
export { type ScoreRow, type Scores, scoreSheet } from './scores.js';
export {
  type CardBack,
  type CardFace,
  cardBack,
  cardFace,
  coin,
  laurel,
  NAME_LINE,
  nameLines,
  onStock,
  pill,
  pillWidth,
  stackEdges,
  type Things,
  type TileFace,
  tileFace,
} from './shapes.js';
export { type Picture, type Place, type Sketch, sketch } from './sketch.js';
export {
  type Attributes,
  box,
  element,
  hexagon,
  label,
  moved,
  type TextStyle,
  toned,
} from './svg.js';
export { beside, columnsOf, framed, type Ink, inked, padded, type TextOptions, tabled } from './text.js';
export { boardCss, type Skin, type Theme } from './theme.js';
export type { ThingName } from './things.js';
