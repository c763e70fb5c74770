'use server';

import { described, opened, played, type Shown, takenBack } from './games';

// #region actions
/** Each of these is a request of the page. Whatever it brings comes from the network. */
export async function open(): Promise<Shown> {
  return opened();
}

export async function play(id: string, message: string): Promise<Shown> {
  return played(id, message) ?? opened();
}

export async function describe(id: string, moves: readonly string[]): Promise<readonly string[]> {
  return Array.isArray(moves) ? described(id, moves.slice(0, 200)) : [];
}

export async function undo(id: string): Promise<Shown> {
  return takenBack(id) ?? opened();
}
// #endregion actions
