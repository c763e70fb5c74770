/// <reference lib="dom" />
/** The key under which the reader's browser keeps that moves are played at the first tap. */
const UNCONFIRMED = 'wonders/play-at-once';

/** Whether the reader plays moves at the first tap. A browser may forbid storage. */
export function isUnconfirmed(): boolean {
  try {
    return localStorage.getItem(UNCONFIRMED) === 'yes';
  } catch {
    return false;
  }
}

export function keepConfirming(confirming: boolean): void {
  try {
    localStorage.setItem(UNCONFIRMED, confirming ? 'no' : 'yes');
  } catch {
    // The choice then holds until the page is left.
  }
}
