/// <reference lib="dom" />

/** Shows a drawing in an element. What is the same as before stays untouched: a browser styles and paints only what has changed. */
export function repaint(host: Element, drawing: string): void {
  const template = host.ownerDocument.createElement('template');
  template.innerHTML = drawing;
  const [before, after] = [host.firstElementChild, template.content.firstElementChild];
  if (before === null || after === null) host.replaceChildren(template.content);
  else {
    leave(before, after);
    merge(before, after);
  }
}

/** Gives up the focus of a place that can have none in the next picture: later, the browser would lay out the half-made picture before. */
function leave(old: Element, wanted: Element): void {
  const focused = old.ownerDocument.activeElement;
  if (focused === null || !old.contains(focused)) return;
  const place = focused.id === '' ? null : wanted.querySelector(`[id="${focused.id}"]`);
  if (!place?.hasAttribute('tabindex')) (focused as SVGElement).blur();
}

/** Makes a node into another one of the same kind. */
function merge(old: Element, wanted: Element): void {
  dress(old, wanted);
  const known = new Map([...old.children].filter(({ id }) => id !== '').map((child) => [child.id, child]));
  const staying = new Set([...wanted.children].map(({ id }) => id));
  let at = old.firstChild;
  for (const next of [...wanted.childNodes]) {
    while (at !== null && idOf(at) !== '' && !staying.has(idOf(at))) at = removed(at);
    const same = idOf(next) === '' ? at : (known.get(idOf(next)) ?? null);
    if (same === null || idOf(same) !== idOf(next) || same.nodeName !== next.nodeName) {
      old.insertBefore(next, at);
      continue;
    }
    // Where one is drawn later than before, it makes way: to put all others before it would be long work.
    if (at !== null && at.nextSibling === same) at = removed(at);
    if (same === at) at = at.nextSibling;
    else old.insertBefore(same, at);
    if (same.isEqualNode(next)) continue;
    if (isElement(same) && isElement(next)) merge(same, next);
    else same.nodeValue = next.nodeValue;
  }
  while (at !== null) at = removed(at);
}

/** Gives an element the attributes of another one, in the same order. */
function dress(old: Element, wanted: Element): void {
  const { attributes } = wanted;
  const same =
    old.attributes.length === attributes.length &&
    [...attributes].every(
      ({ name, value }, i) => old.attributes[i]?.name === name && old.attributes[i].value === value,
    );
  if (same) return;
  const isFocused = old === old.ownerDocument.activeElement;
  for (const { name } of [...old.attributes]) if (!(isFocused && name === 'tabindex')) old.removeAttribute(name);
  for (const { name, value } of attributes) old.setAttribute(name, value);
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

const idOf = (node: Node): string => (isElement(node) ? node.id : '');

/** Takes a node away, and gives the one after it. */
function removed(node: ChildNode): ChildNode | null {
  const next = node.nextSibling;
  node.remove();
  return next;
}
