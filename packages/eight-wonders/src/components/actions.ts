/**
 * The seven kinds of action cards.
 *
 * @category Components
 */
export const ACTION_CARDS = [
  'card-trade',
  'joker',
  'disc-bonus',
  'card-draw',
  'triple-bonus',
  'double-turn',
  'five-vp',
] as const;

/**
 * A kind of action card.
 *
 * @category Components
 */
export type ActionCard = (typeof ACTION_CARDS)[number];

/** The action cards as people call them. */
export const ACTION_NAMES = {
  'card-trade': 'Card trade',
  joker: 'Joker',
  'disc-bonus': 'Building disc bonus',
  'card-draw': 'Card draw',
  'triple-bonus': 'Triple bonus',
  'double-turn': 'Double turn',
  'five-vp': '5 victory points',
} as const satisfies Readonly<Record<ActionCard, string>>;
