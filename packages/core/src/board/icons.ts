import { deepFreeze } from '../freeze.js';

/**
 * The names of the icons that boards share.
 *
 * @category Board
 */
export const ICON_NAMES = /* @__PURE__ */ deepFreeze([
  'coin',
  'points',
  'shield',
  'sword',
  'wood',
  'stone',
  'clay',
  'papyrus',
  'glass',
  'armillary',
  'wheel',
  'sundial',
  'mortar',
  'balance',
  'quill',
  'gear',
  'compass',
  'tablet',
  'cat',
  'horn',
  'boat',
  'outpost',
  'cube',
  'anchor',
  'camel',
  'crane',
  'ship',
  'mason',
  'floors',
  'tile',
  'card',
  'hand',
  'turn',
  'discard',
  'check',
  'cross',
  'hint',
] as const);

/**
 * An icon that boards share.
 *
 * @category Board
 */
export type IconName = (typeof ICON_NAMES)[number];

/*
 * The icons that boards share, each drawn in a square of 24 units and filled with the colour of its class. Holes follow the even-odd
 * rule.
 */
const ICONS: Readonly<Record<IconName, string>> = {
  coin: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20ZM12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14ZM10.8 7.5h2.4v9h-2.4Z',
  points: 'M12 1.8l3.1 6.5l7.1.9l-5.2 4.9l1.3 7L12 17.7l-6.3 3.4l1.3-7L1.8 9.2l7.1-.9Z',
  shield: 'M12 1.8l9 3v7.4c0 5-3.6 8.4-9 10.4c-5.4-2-9-5.4-9-10.4V4.8ZM12 4.9v14.3c3.9-1.7 6.1-4 6.1-7V6.9Z',
  sword:
    'M20.5 2l1.5 1.5l-.8 4.2L11.4 17.5l1.8 1.8l-1.5 1.5l-2.7-2.7l-4.2 4.2L2.2 19.7l4.2-4.2L3.7 12.8l1.5-1.5l1.8 1.8L16.8 3.3Z',
  wood: 'M6 4h13a3 4 0 0 1 0 16H6a4 8 0 0 1 0-16ZM6 7a1.8 5 0 0 0 0 10a1.8 5 0 0 0 0-10ZM11 8h8v1.6h-8ZM12 14h7v1.6h-7Z',
  stone: 'M8 4l9 1.5l5 7l-3 7H5l-3-8ZM8.8 6.8L5 11.6l4 2.4l5-1.5l1.5-4.8ZM10 16l-2.5 1.5h8.6l1.3-4Z',
  clay: 'M2 5h9.2v6H2ZM12.8 5H22v6h-9.2ZM2 12.6h4.5v6.4H2ZM8 12.6h8.6v6.4H8ZM18.2 12.6H22v6.4h-3.8Z',
  papyrus:
    'M5 2h11a3 3 0 0 1 3 3v11h3v3a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V7H2V5a3 3 0 0 1 3-3ZM8 6.5v1.7h8V6.5ZM8 10.4v1.7h8v-1.7ZM8 14.3V16h5v-1.7Z',
  glass:
    'M9 2h6v2h-1v5l5.4 9.2A2.6 2.6 0 0 1 17.2 22H6.8a2.6 2.6 0 0 1-2.2-3.8L10 9V4H9ZM11.8 10.4L8.9 15.4h6.2l-2.9-5Z',
  armillary:
    'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20ZM12 4.4a7.6 7.6 0 1 0 0 15.2a7.6 7.6 0 1 0 0-15.2ZM4 11h16v2H4ZM11 4h2v16h-2ZM12 8.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7Z',
  wheel:
    'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21ZM13.2 4.6v4.8l4.2-2.4a8 8 0 0 0-4.2-2.4ZM10.8 4.6A8 8 0 0 0 6.6 7l4.2 2.4ZM5.4 9.1a8 8 0 0 0 0 5.8L9.6 12.5v-1ZM18.6 9.1l-4.2 2.4v1l4.2 2.4a8 8 0 0 0 0-5.8ZM6.6 17a8 8 0 0 0 4.2 2.4v-4.8ZM13.2 19.4a8 8 0 0 0 4.2-2.4l-4.2-2.4Z',
  sundial:
    'M2 19h20v3H2ZM12 3a9 9 0 0 1 9 9v5H3v-5a9 9 0 0 1 9-9ZM12 5.6a6.4 6.4 0 0 0-6.4 6.4v2.4H11V7h2l4.4 7.4h1V12A6.4 6.4 0 0 0 12 5.6Z',
  mortar: 'M16.5 1.5l2 1.6L14 9h7v3a7 7 0 0 1-4 6.3V20h2v2.5H5V20h2v-1.7A7 7 0 0 1 3 12V9h8.3Z',
  balance:
    'M11 2h2v2l7 1.5l2.5 7a3.6 3.6 0 0 1-7 0L17.7 7L13 6v13h4v3H7v-3h4V6L6.300 7l2.200 5.500a3.600 3.600 0 0 1-7 0L4 5.500L11 4ZM5 8.500l-1.600 4h3.200ZM19 8.500l-1.600 4h3.200Z',
  quill: 'M22 2c-9 0-14.500 5-15.500 13L3 22h2.300l2-4.300C15.500 17.500 19 13 20 9l-4 1l5-4Z',
  gear: 'M10 1.500h4l.6 2.700l2 .8l2.300-1.500l2.800 2.800l-1.500 2.300l.8 2l2.700.6v4l-2.700.6l-.8 2l1.500 2.300l-2.800 2.800l-2.300-1.500l-2 .8l-.6 2.700h-4l-.6-2.700l-2-.8l-2.300 1.500l-2.800-2.800l1.500-2.300l-.8-2L.3 15.200v-4l2.700-.6l.8-2L2.300 6.300l2.800-2.800L7.400 5l2-.8ZM12 8.700a4.200 4.200 0 1 0 0 8.400a4.200 4.200 0 1 0 0-8.400Z',
  compass:
    'M12 1.500a2.800 2.800 0 0 1 1.700 5l5.800 15.500h-2.700L14.800 16.500H9.200L7.200 22H4.500L10.300 6.500a2.800 2.800 0 0 1 1.700-5ZM12 9l-1.900 5h3.800Z',
  tablet: 'M5 2h14v20H5ZM7.500 5v2h9V5ZM7.500 9v2h9V9ZM7.500 13v2h9v-2ZM7.500 17v2h5v-2Z',
  cat: 'M4 2l5 3.500h6L20 2v10a8 8 0 0 1-16 0ZM8 10v2.500h2.500V10ZM13.500 10v2.500H16V10ZM10.500 15h3L12 17ZM7 20.500h10V22H7Z',
  horn: 'M2 8h3C13 8 18 6 20.500 2L22 3v16l-1.500 1C18 16 13 14 9 14l1.500 7H6.500L5 14H2Z',
  boat: 'M11 1.500h2V4l7 9h-7v2h9c-.6 4-3 7-6 7H8c-3 0-5.400-3-6-7h9v-2H5l6-8Z',
  outpost: 'M12 2l10 9h-3v11h-5v-6.500h-4V22H5V11H2Z',
  cube: 'M12 1.500l9.500 5v11L12 22.500l-9.500-5v-11ZM12 4.300L6 7.500l6 3l6-3ZM5 9.700v6.400l5.800 3v-6.400ZM19 9.700l-5.800 3v6.400l5.800-3Z',
  anchor:
    'M12 1.500a3 3 0 0 1 1.200 5.800V9H17v2.400h-3.800v7.400c3-.5 4.800-2.300 5.300-4.600L17 15l.5-4.500L22 14c-.3 5-4.500 8.500-10 8.500S2.300 19 2 14l4.500-3.500L7 15l-1.500-.8c.5 2.300 2.300 4.100 5.300 4.600v-7.400H7V9h3.800V7.300A3 3 0 0 1 12 1.500Z',
  camel:
    'M2 20l1.500-8C4 8 6 7 7.500 7S10 8.500 11 10c1-1.500 2-3 3.500-3c2 0 2.500 2 3 3.500V5.500C17.500 4 19 3 20.500 3H23v3h-2.500v8c0 2-1 3-2.500 3.500V22h-2.500v-4h-7l-.5 4H5.500L6 16l-1.200 4Z',
  crane: 'M4 22V6L2 6V3.500h2V1.500h3v2h14V6h-1.500v7h1v4.500h-4V13h1V6H9.500L7 9.500V22h3V22H2V22Z',
  ship: 'M12 1.500c5 2 7.500 5 7.500 9.500H12ZM10.500 4v7H5c.5-3.500 2.500-6 5.500-7ZM2 13h20c-.5 5-3.500 8.500-7 8.500H9c-3.500 0-6.500-3.500-7-8.500Z',
  mason: 'M3 3h10v5.500H3ZM9 8.500h3l9 10.500l-2.500 2.500L9 12Z',
  floors: 'M3 18h18v4H3ZM5 12h14v4.500H5ZM7 6h10v4.500H7ZM9 1.500h6v3H9Z',
  tile: 'M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2ZM5 5v14h14V5Z',
  card: 'M6 1.500h12a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2ZM6.500 4v16h11V4Z',
  hand: 'M3 7.500L9 5l6.500 15.500l-6 2ZM10 4.500h6.200V13ZM17.500 5l5 2l-5 12Z',
  turn: 'M12 2a10 10 0 1 1-9.700 7.600l3 .8A7 7 0 1 0 12 5v4L5.500 4.500L12 0Z',
  discard: 'M5 7h14l-1.200 15H6.200ZM9 2h6v2h5v2H4V4h5ZM8.800 10l.5 9h1.500l-.4-9ZM13.600 10l-.4 9h1.500l.5-9Z',
  check: 'M20 4l2.500 2.500L9.500 20L1.500 12L4 9.500l5.500 5.500Z',
  cross: 'M5 2.500l7 7l7-7L21.500 5l-7 7l7 7l-2.500 2.500l-7-7l-7 7L2.500 19l7-7l-7-7Z',
  hint: 'M12 1.500a7.500 7.500 0 0 1 4.500 13.500V18h-9v-3A7.500 7.500 0 0 1 12 1.500ZM8 19.500h8V21H8ZM10 22h4v1.500h-4Z',
};

/** The outline of an icon. */
export const outlineOf = (name: IconName): string => ICONS[name];
