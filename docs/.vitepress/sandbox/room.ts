/// <reference lib="dom" />
import { frame } from 'virtual:sandbox';
import type { Program } from './program.js';

/** A place where code runs that nobody vouches for. */
export interface Room {
  /** What the code says, and what is said to it. */
  readonly port: MessagePort;
  /** Ends the code, also where it loops. */
  close(): void;
}

/**
 * Runs a program in a frame of an origin of its own: it reaches nothing of this site, neither what the browser keeps nor the network. What
 * it says is a stranger's word.
 */
export function openRoom(program: Program): Room {
  const { port1, port2 } = new MessageChannel();
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.hidden = true;
  element.srcdoc = frame;
  element.onload = () => element.contentWindow?.postMessage(program, '*', [port2]);
  document.body.append(element);
  return {
    port: port1,
    close() {
      port1.close();
      element.remove();
    },
  };
}
