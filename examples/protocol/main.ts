/**
 * The games for programs in any language: one request per line of standard input, one answer per line of standard output.
 * `npm run --silent protocol`; examples/protocol/README.md lists the methods.
 */
import { games } from '../../.ci/lib/games.js';
import { serve } from './serve.js';

await serve(await games());
