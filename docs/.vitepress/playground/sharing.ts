/// <reference lib="dom" />
import { withBase } from 'vitepress';
import { type Ref, ref, type ShallowRef } from 'vue';
import { captionsIn } from './captions.js';
import { spelledDay } from './deals.js';
import { offers } from './games.js';
import { par } from './playing-out.js';
import { brief, type Session, saved, score } from './session.js';
import { offerFile, pack } from './share.js';

/**
 * What the reader can take away: links, and a file.
 *
 * @param ply - The move after which the board is shown.
 */
export function useSharing(
  session: Readonly<ShallowRef<Session | undefined>>,
  ply: Readonly<Ref<number>>,
  language: Readonly<Ref<string>>,
) {
  const say = () => captionsIn(language.value);
  const notice = ref('');
  /** A text that the reader has to copy by hand, because the browser refused. */
  const byHand = ref('');

  const addressOf = (fragment: string): string => location.href.replace(/#.*$/, '') + fragment;

  async function copy(text: string, what: string) {
    byHand.value = '';
    try {
      await navigator.clipboard.writeText(text);
      notice.value = say().copied(what);
    } catch {
      notice.value = say().copyYourself;
      byHand.value = text;
    }
  }

  /** The position in sight, not the game that goes on after it. */
  async function share() {
    const now = session.value;
    if (now === undefined) return;
    const packed = await pack(JSON.stringify(brief(now, ply.value)));
    await copy(addressOf(`#${now.playable.name}/${packed}`), say().link);
  }

  async function shareDay(day: string) {
    const now = session.value;
    if (now === undefined) return;
    const { name } = now.playable;
    const title = `${offers[name]?.title ?? name}, ${say().dealOf(spelledDay(day, say().tag))}`;
    const result = score(now);
    const told = result === '' ? [title] : [`${title}: ${result}`, `${say().par}: ${await par(now)}`];
    const text = [...told, addressOf(`#${name}/daily/${day}`)].join('\n');
    await copy(text, result === '' ? say().theDaily : say().theResult);
  }

  /** The address of a game opens it in the explorer, too. */
  const explore = () => location.assign(withBase(`/explorer.html${location.hash}`));

  function download() {
    const now = session.value;
    if (now !== undefined) offerFile(`${now.playable.name}.json`, saved(now));
  }

  function hush() {
    notice.value = '';
    byHand.value = '';
  }

  return { notice, byHand, explore, share, shareDay, download, hush };
}
