/** The tags of a picture, taken apart. */
import { fail } from '../laws/same.js';

/** A tag, with the text that follows it. */
export interface Tag {
  /** The tag as it stands in the picture. */
  readonly whole: string;
  readonly name: string;
  /** Whether it closes an element. */
  readonly closing: boolean;
  /** Whether it is an element by itself. */
  readonly alone: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text up to the next tag, as it is written. */
  readonly text: string;
  /** Why a picture with this tag is not well formed, or not allowed; `undefined` where it is. */
  readonly fault: string | undefined;
}

const FORM = /^(\/?)([a-zA-Z]+)([^>]*?)(\/?)>([\s\S]*)$/;
const STRICT_NAME = /^[a-z][A-Za-z]*$/;
const STRICT_ATTRIBUTES = /^(?: [\w:-]+="[^">]*")*$/;
const UNESCAPED = /&(?!(amp|lt|gt|quot);)/;
const FORBIDDEN = ['script', 'foreignObject', 'image', 'a'];

/** A part of a picture from one `<` to the next, taken apart. */
function tagOf(part: string): Tag {
  const [, slash, name = '', rest = '', alone, text = ''] = FORM.exec(part) ?? [];
  const whole = `<${text === '' ? part : part.slice(0, -text.length)}`;
  const attributes: Record<string, string> = {};
  const faults: string[] = [];
  if (!STRICT_NAME.test(name) || !STRICT_ATTRIBUTES.test(rest)) faults.push(`no tag: ${whole}`);
  else if (slash !== '/' && FORBIDDEN.includes(name)) faults.push(`<${name}> in a picture`);
  for (const [, key = '', value = ''] of rest.matchAll(/ ([\w:-]+)="([^"]*)"/g)) {
    if (Object.hasOwn(attributes, key)) faults.push(`${key} twice in ${whole}`);
    if (UNESCAPED.test(value)) faults.push(`an attribute that is not escaped: ${whole}`);
    if (key.startsWith('on') || (key.endsWith('href') && !value.startsWith('#'))) faults.push(`${key} in ${whole}`);
    attributes[key] ??= value;
  }
  if (UNESCAPED.test(text)) faults.push(`text that is not escaped: ${text.slice(0, 60)}`);
  return {
    whole,
    name,
    closing: slash === '/',
    alone: name === '' || alone === '/',
    attributes,
    text,
    fault: faults[0],
  };
}

/** The pictures of a game have most of their tags in common: each is taken apart once. */
const known = new Map<string, Tag>();

/** With more tags than this, the map is emptied before the next picture. */
const MOST_KNOWN = 50_000;

/** The picture that was taken apart last: several laws in a row look at the same one. */
let last: { readonly svg: string; readonly tags: readonly Tag[] } = { svg: '', tags: [] };

/** The tags of a picture, from the first to the last. */
export function tagsOf(svg: string): readonly Tag[] {
  if (svg === last.svg) return last.tags;
  if (known.size > MOST_KNOWN) known.clear();
  const tags = svg.split('<').slice(1).map(knownTag);
  last = { svg, tags };
  return tags;
}

function knownTag(part: string): Tag {
  const before = known.get(part);
  if (before !== undefined) return before;
  const tag = tagOf(part);
  known.set(part, tag);
  return tag;
}

/** A function of a tag that works out each tag once. */
export function ofTag<T>(work: (tag: Tag) => T): (tag: Tag) => T {
  const found = new WeakMap<Tag, { readonly it: T }>();
  return (tag) => {
    const before = found.get(tag);
    if (before !== undefined) return before.it;
    const it = work(tag);
    found.set(tag, { it });
    return it;
  };
}

/** The elements of a document. Fails unless it is well formed, without external addresses and without scripts. */
export function wellFormed(svg: string): readonly Tag[] {
  const open: string[] = [];
  const ids = new Set<string>();
  if (!svg.startsWith('<svg ')) fail(`begins with ${svg.slice(0, 20)}`);
  const elements = tagsOf(svg).filter(({ name, closing, alone, attributes: { id }, fault }) => {
    if (fault !== undefined) fail(fault);
    if (closing && open.pop() !== name) fail(`</${name}> closes nothing`);
    if (closing) return false;
    if (!alone) open.push(name);
    if (id !== undefined && ids.has(id)) fail(`the id ${id} twice`);
    if (id !== undefined) ids.add(id);
    return true;
  });
  if (open.length > 0) fail(`<${open.join('><')}> stays open`);
  for (const { attributes } of elements) {
    const { href } = attributes;
    if (href !== undefined && !ids.has(href.slice(1))) fail(`${href} leads nowhere`);
  }
  return elements;
}
