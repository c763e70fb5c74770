import { element, label, type Sketch } from '@wonders/core/board';
import { type DiscId, discOf } from '../components/discs.js';
import { BUILDING_TYPES } from '../components/types.js';
import { entry } from '../state/index.js';
import { SIGNS } from './table.js';

type Icons = Pick<Sketch<never>, 'icon'>;

/** A disc around 0 0, on its rim of stock: the sign and the number of each type that it needs. */
export function disc(board: Icons, id: DiscId, radius: number): string {
  const { types, needs } = discOf(id);
  const halves = types.map((type) => ({ sign: SIGNS[entry(BUILDING_TYPES, type)], need: needs[type] }));
  const [one, other] = halves;
  if (one === undefined) return '';
  const inner = radius - (radius > 16 ? 2 : 1);
  const rim =
    element('circle', { class: 'w-deep', cy: 2, r: radius }) +
    element('circle', { class: 'w-stock w-edge', r: radius });
  const size = Math.max(11, Math.round(radius * 0.78));
  if (other === undefined)
    return (
      rim +
      element('circle', { class: `w-${one.sign.tone}`, r: inner }) +
      board.icon(one.sign.icon, 0, -radius * 0.36, radius * 0.86, `on-${one.sign.tone}`) +
      label(0, radius * 0.46, one.need, { size, anchor: 'middle', bold: true, tone: `on-${one.sign.tone}` })
    );
  const small = Math.max(11, Math.round(radius * 0.62));
  return (
    rim +
    halves
      .map(({ sign, need }, side) => {
        const x = (side === 0 ? -1 : 1) * radius * 0.46;
        const arc = `M0 ${-inner}A${inner} ${inner} 0 0 ${side === 0 ? 0 : 1} 0 ${inner}Z`;
        return (
          element('path', { class: `w-${sign.tone}`, d: arc }) +
          board.icon(sign.icon, x, -radius * 0.3, radius * 0.66, `on-${sign.tone}`) +
          label(x, radius * 0.38, need, { size: small, anchor: 'middle', bold: true, tone: `on-${sign.tone}` })
        );
      })
      .join('')
  );
}

/** A space without its disc, around this point: a hollow. */
export const emptySpace = (at: number, radius: number): string =>
  element('circle', { class: 'w-tray', cx: at, cy: at, r: radius });
