import type { Rng, Viewer } from '@wonders/core';
import type { Event } from './events.js';
import { clone, type Draft, type State, type View } from './state/index.js';

/** All of the table lies open. */
export const view = (state: State, viewer: Viewer): View => ({ ...state, viewer, rng: null });

/** Everything that happens is seen by all. */
export const viewEvent = (event: Event): Event => event;

/** A state that a view may be of: nothing is hidden but the generator. */
export const determinize = (shown: View, rng: Rng): Draft => clone({ ...shown, viewer: null, rng });
