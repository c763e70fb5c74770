import type { Rng, Viewer } from '@wonders/core';
import type { Event } from './events.js';
import { copyOf } from './state/generated.js';
import type { Draft, State, View } from './state/index.js';

/** All of the table lies open. */
export const view = (state: State, viewer: Viewer): View => copyOf(state, viewer, null);

/** Everything that happens is seen by all. */
export const viewEvent = (event: Event): Event => event;

/** A state that a view may be of: nothing is hidden but the generator. */
export const determinize = (shown: View, rng: Rng): Draft => copyOf(shown, null, rng);
