/** As many messages code may send on its own; each message that it gets allows as many again as an answer takes. */
const MOST_HEARD = 1000;

/**
 * What the frame runs; the policy of every page allows it by its sum. It makes a worker of the texts that its page sends, and passes on what
 * the two say to each other. Code that only sends is stopped, so that it cannot drown the page.
 */
export const FRAME_SCRIPT = `addEventListener('message', ({ data, ports: [port] }) => {
  const worker = new Worker(URL.createObjectURL(new Blob(data, { type: 'text/javascript' })));
  let left = ${MOST_HEARD};
  const fail = (says, line) => {
    worker.terminate();
    port.postMessage({ kind: 'failed', says, line });
  };
  worker.onmessage = ({ data }) => {
    if (left-- > 0) port.postMessage(data);
    else fail('It sends more than a page can show.');
  };
  worker.onerror = (event) => {
    event.preventDefault();
    fail(event.message.replace(/^Uncaught /, ''), event.lineno);
  };
  port.onmessage = ({ data }) => {
    left += 2;
    worker.postMessage(data);
  };
}, { once: true });`;

/**
 * The page in the frame. Nothing but its own script runs there, and nothing can be loaded from there: the worker inherits the policy.
 *
 * @param sum - The sum of {@link FRAME_SCRIPT}, as policies write it.
 */
export const framePage = (sum: string): string =>
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${sum}; worker-src blob:"><script>${FRAME_SCRIPT}</script>`;
