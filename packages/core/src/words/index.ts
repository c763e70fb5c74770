/**
 * What the texts of all games share: counting and listing things, naming seats, the forms of verbs. Only texts import it.
 *
 * @packageDocumentation
 */
export { droppedBy, keptBy, scoresBy } from './explained.js';
export { capital, count, line, listed, plural, title } from './phrases.js';
export { possessive, type Speaker, speaker, speakerOf, verbFor } from './speaker.js';
