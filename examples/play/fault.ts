/** An error that the user can fix: shown as one line, without a stack. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** The exit code for a {@link Fault}. */
export const FAULT = 2;
/** The exit code after Ctrl-C, as shells have it: 128 + SIGINT. */
export const INTERRUPTED = 130;

/** The message of anything that was thrown. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
