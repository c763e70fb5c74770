import { CHANCE, once, type Seat } from '@wonders/core';
import { MYTHOLOGIES, type Mythology } from '../components/cards.js';
import { SLOTS } from '../components/layouts.js';
import { DIVINITIES, type DivinityId } from '../components/pantheon.js';
import { recordOf, tableOf } from '../components/resources.js';
import { WONDER_IDS, type WonderId } from '../components/wonders.js';
import { type ChanceKind, type Decision, type SeatDecisionKind, SOURCES } from './decision.js';

// All games share these entries of `pending`, and no code edits them. They are written out so that they have one shape.

type About = Partial<Omit<Decision, 'kind' | 'seat'>>;

const entry = (kind: Decision['kind'], seat: Seat, about: About = {}): Decision =>
  Object.freeze({
    kind,
    seat,
    slot: about.slot ?? null,
    mythology: about.mythology ?? null,
    deckPlace: about.deckPlace ?? null,
    space: about.space ?? null,
    divinity: about.divinity ?? null,
    wonder: about.wonder ?? null,
    colour: about.colour ?? null,
    source: about.source ?? null,
    cause: about.cause ?? null,
  });

const byChance = (kind: ChanceKind, about?: About): Decision => entry(kind, CHANCE, about);

type PerSeat = readonly [Decision, Decision];
const perSeat = (kind: SeatDecisionKind, about?: About): PerSeat => [entry(kind, 0, about), entry(kind, 1, about)];

/** The decisions of a seat that need no further values. */
export const ASK = recordOf(
  [
    'draft',
    'direction',
    'start',
    'turn',
    'top-row',
    'liberty-own',
    'liberty-give',
    'theater-deck',
    'gate',
    'nisaba',
    'baal',
    'zeus',
    'anubis',
    'ra',
    'isis',
    'minerva',
    'neptune-remove',
    'neptune-apply',
  ],
  (kind) => perSeat(kind),
);

export const PROGRESS_FROM = recordOf(SOURCES, (source) => perSeat('progress', { source }));
/** The seat constructs a card from the discard pile, free. */
export const DISCARDED = recordOf(['mausoleum', 'hades'], (cause) => perSeat('discarded', { cause }));
export const DESTROY = recordOf(['brown', 'grey'], (colour) => perSeat('destroy', { colour }));

export const FIRST_PLAYER = byChance('first-player');
export const DRAW_WONDER = byChance('draw-wonder');
export const PURPLE_PLACE = byChance('purple-place');
export const DRAW_PROGRESS = recordOf(SOURCES, (source) => byChance('draw-progress', { source }));

export const FREE_CARD = byChance('removed-card', { cause: 'level' });
export const LIBERTY_CARD = byChance('removed-card', { cause: 'statue-of-liberty' });

// Most of all entries are about one slot, or about the divinities of Pantheon: they are made when a game first needs them.
const perSlot = (kind: ChanceKind, about?: About) =>
  once(() => Array.from({ length: SLOTS }, (_, slot) => byChance(kind, { ...about, slot })));
const REVEALS = perSlot('reveal');
const ZEUS_REVEALS = perSlot('reveal', { cause: 'zeus' });
const MYTHOLOGY_TOKENS = perSlot('mythology-token');
const OFFERING_TOKENS = perSlot('offering-token');
export const reveal = (slot: number): Decision => REVEALS()[slot] as Decision;
/** DUEL-096: a face-down card on its way to the discard pile. */
export const revealForZeus = (slot: number): Decision => ZEUS_REVEALS()[slot] as Decision;
export const mythologyToken = (slot: number): Decision => MYTHOLOGY_TOKENS()[slot] as Decision;
export const offeringToken = (slot: number): Decision => OFFERING_TOKENS()[slot] as Decision;

const PLACES = once(() => tableOf(MYTHOLOGIES, (mythology) => perSeat('place-divinity', { mythology })));
const THEATER_CHOICES = once(() => tableOf(MYTHOLOGIES, (mythology) => perSeat('theater-choose', { mythology })));
const THEATER_ORDERS = once(() => tableOf(DIVINITIES, (divinity) => perSeat('theater-order', { divinity })));
const THEATER_DRAWS = once(() => tableOf(MYTHOLOGIES, (mythology) => byChance('theater-draw', { mythology })));
const ISIS_CARDS = once(() => tableOf(WONDER_IDS, (wonder) => byChance('isis-card', { wonder })));
export const placing = (mythology: Mythology): PerSeat => PLACES()[mythology];
export const theaterChoice = (mythology: Mythology): PerSeat => THEATER_CHOICES()[mythology];
/** After a choice, the other divinities of the deck go back. */
export const theaterOrder = (chosen: DivinityId): PerSeat => THEATER_ORDERS()[chosen];
export const theaterDraw = (mythology: Mythology): Decision => THEATER_DRAWS()[mythology];
export const isisCard = (wonder: WonderId): Decision => ISIS_CARDS()[wonder];

const DECK_PLACES = Array.from({ length: DIVINITIES.length }, (_, deckPlace) => deckPlace);
const SPACES = [1, 2, 3, 4, 5, 6] as const;
const inDecks = (kind: ChanceKind) =>
  tableOf(MYTHOLOGIES, (mythology) => DECK_PLACES.map((deckPlace) => byChance(kind, { mythology, deckPlace })));
const LOOKS = once(() => inDecks('look-divinity'));
const TURN_UPS = once(() => inDecks('turn-divinity'));
const SPACE_TURN_UPS = once(() =>
  tableOf(MYTHOLOGIES, (mythology) => SPACES.map((space) => byChance('turn-divinity', { mythology, space }))),
);
/** A divinity of the decks is seen by the seat whose turn it is. */
export const lookAt = (deckPlace: number, mythology: Mythology): Decision => LOOKS()[mythology][deckPlace] as Decision;
/** A divinity of the decks is turned up for all. */
export const turnUp = (deckPlace: number, mythology: Mythology): Decision =>
  TURN_UPS()[mythology][deckPlace] as Decision;
/** A divinity on a space of the Pantheon is turned up for all. */
export const turnUpOnSpace = (space: number, mythology: Mythology): Decision =>
  SPACE_TURN_UPS()[mythology][space - 1] as Decision;
