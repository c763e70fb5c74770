import { createHash } from 'node:crypto';
import { FRAME_SCRIPT } from './frame.js';

/** The sum of an inline script, by which a policy allows it. */
export const sumOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The sum of the script that runs in the frame for strangers' code. */
export const FRAME_SUM = sumOf(FRAME_SCRIPT);

/** What a page may load and run besides scripts: what comes from the site itself. Colours of code are styles in line. */
const REST = [
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The texts of the scripts that stand in a page. */
export const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes))
    .map(([, , text = '']) => text);

/** The policy of a page: its own files, the scripts that the build has written into it, and the frame for strangers' code. */
const policyOf = (html: string): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", FRAME_SUM, ...new Set(inlineScripts(html).map(sumOf))].join(' ')}`,
    REST,
  ].join('; ');

/** A page with its policy, before anything that the policy judges. */
export const withPolicy = (html: string): string =>
  html.replace(
    '<meta charset="utf-8">',
    (first) => `${first}\n    <meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`,
  );
