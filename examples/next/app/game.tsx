'use client';

import { movesOn } from '@wonders/core/board';
import { useState } from 'react';
import { describe, open, play, undo } from './actions';
import type { Shown } from './games';

// #region game
/** The page knows no rules: it shows the picture, and sends back the move that a place on it carries. */
export function Game({ first }: { readonly first: Shown }) {
  const [now, setNow] = useState(first);
  const [offered, setOffered] = useState<readonly (readonly [code: string, says: string])[]>([]);

  async function choose(move: string) {
    setOffered([]);
    const { ply, revision } = now;
    setNow(await play(now.id, JSON.stringify({ kind: 'move', game: 'hal', seat: 0, ply, revision, move })));
  }

  async function pick(target: EventTarget) {
    const codes = movesOn((target as Element).closest<SVGElement>('[role=button]')?.dataset);
    const [only] = codes;
    if (only !== undefined && codes.length === 1) return choose(only);
    const says = await describe(now.id, codes);
    setOffered(codes.map((code, i) => [code, says[i] ?? code]));
  }

  return (
    <>
      <header>
        <h1>
          <output data-over={now.over || undefined}>{now.says}</output>
        </h1>
        <button type="button" onClick={async () => setNow(await undo(now.id))}>
          Undo
        </button>
        <button type="button" onClick={async () => setNow(await open())}>
          New game
        </button>
      </header>
      <main
        className="board"
        data-ply={now.ply}
        onClick={({ target }) => pick(target)}
        onKeyDown={({ key, target }) => key === 'Enter' && pick(target)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the game draws the picture.
        dangerouslySetInnerHTML={{ __html: now.svg }}
      />
      {offered.length > 0 && (
        <footer>
          {offered.map(([code, says]) => (
            <button type="button" key={code} onClick={() => choose(code)}>
              {says}
            </button>
          ))}
        </footer>
      )}
    </>
  );
}
// #endregion game
