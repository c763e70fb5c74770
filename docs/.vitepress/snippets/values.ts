/** A value that a worker tells its page: plain data, without what it was made of. */
export interface Value {
  readonly as: 'text' | 'atom' | 'list' | 'set' | 'object' | 'map';
  /** A text or an atom as it is printed; of lists and objects, the name of their class where that says something. */
  readonly head: string;
  readonly parts?: readonly (readonly [key: string, value: Value])[];
  /** How many parts are left out. */
  readonly left?: number;
  /** A picture of it. */
  readonly svg?: string;
}

const DEEPEST = 12;
const MOST_PARTS = 400;
const MOST = 6000;

/** How much of a value may still be told. */
interface Budget {
  left: number;
}

const atom = (head: string): Value => ({ as: 'atom', head });

function classOf(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null) return '[Object: null prototype]';
  const { constructor: made } = value;
  return typeof made === 'function' && made !== Object && made !== Array ? made.name : '';
}

function partsOf(value: object): readonly (readonly [string, unknown])[] {
  if (value instanceof Map) return [...value].map(([key, part]) => [textOf(told(key), true), part]);
  if (value instanceof Set) return [...value].map((part, i) => [String(i), part]);
  return Object.entries(Object.getOwnPropertyDescriptors(value))
    .filter(([key, { enumerable = false }]) => enumerable && !(ArrayBuffer.isView(value) && key === 'length'))
    .map(([key, { get, value: part }]) => [key, get === undefined ? part : GETTER]);
}

const GETTER = Symbol('Getter');

function functionText(value: { readonly name: string }): string {
  const made = /^class\b/.test(String(value)) ? 'class' : 'Function:';
  return value.name === '' ? `[${made.replace(':', '')} (anonymous)]` : `[${made} ${value.name}]`;
}

function atomOf(value: unknown): Value | undefined {
  if (value === GETTER) return atom('[Getter]');
  if (typeof value === 'string') return { as: 'text', head: value };
  if (typeof value === 'bigint') return atom(`${value}n`);
  if (typeof value === 'function') return atom(functionText(value));
  if (typeof value !== 'object' || value === null) return atom(Object.is(value, -0) ? '-0' : String(value));
  if (value instanceof Error) return atom(`${value.name}: ${value.message}`);
  if (value instanceof Date) return atom(value.toISOString());
  if (value instanceof RegExp) return atom(String(value));
  return undefined;
}

function kindOf(value: object): Value['as'] {
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return 'list';
  if (value instanceof Set) return 'set';
  return value instanceof Map ? 'map' : 'object';
}

/** Any value as data that can be shown. */
export function told(value: unknown, budget: Budget = { left: MOST }, above: readonly object[] = []): Value {
  budget.left--;
  const plain = atomOf(value);
  if (plain !== undefined) return plain;
  const whole = value as object;
  if (above.includes(whole)) return atom('[Circular]');
  const all = partsOf(whole);
  const size = whole instanceof Map || whole instanceof Set || ArrayBuffer.isView(whole) ? `(${all.length})` : '';
  const head = `${classOf(whole)}${size}`;
  const room = above.length >= DEEPEST || budget.left <= 0 ? 0 : MOST_PARTS;
  const parts = all.slice(0, room).map(([key, part]) => [key, told(part, budget, [...above, whole])] as const);
  return { as: kindOf(whole), head, parts, ...(all.length > room && { left: all.length - room }) };
}

const quoted = (text: string): string =>
  text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll('\n', '\\n')}'`;

const keyed = (key: string): string => (/^[\w$]+$|^['"]/.test(key) ? key : `'${key}'`);

/** A value as one line, as a console prints it. */
export function textOf({ as, head, parts = [], left = 0 }: Value, inside = false): string {
  if (as === 'atom') return head;
  if (as === 'text') return inside ? quoted(head) : head;
  const shown = parts.map(([key, part]) => {
    if (as === 'list' || as === 'set') return textOf(part, true);
    return as === 'map' ? `${key} => ${textOf(part, true)}` : `${keyed(key)}: ${textOf(part, true)}`;
  });
  const all = left > 0 ? [...shown, `… ${left} more`] : shown;
  const [open, shut] = as === 'list' ? ['[', ']'] : ['{', '}'];
  const body = all.length === 0 ? `${open}${shut}` : `${open} ${all.join(', ')} ${shut}`;
  return head === '' ? body : `${head} ${body}`;
}

const KINDS: ReadonlySet<unknown> = new Set<Value['as']>(['text', 'atom', 'list', 'set', 'object', 'map']);

/** Whether this is a value as {@link told} makes it: it may come from code that says anything. */
export function isValue(given: unknown): given is Value {
  let left = 2 * MOST;
  const fits = (value: unknown, depth: number): boolean => {
    if (left-- <= 0 || depth > DEEPEST + 1 || typeof value !== 'object' || value === null) return false;
    const { as, head, parts, left: more, svg } = value as Readonly<Record<string, unknown>>;
    if (!KINDS.has(as) || typeof head !== 'string' || (svg !== undefined && typeof svg !== 'string')) return false;
    if (more !== undefined && typeof more !== 'number') return false;
    const isPart = (part: unknown): boolean =>
      Array.isArray(part) && part.length === 2 && typeof part[0] === 'string' && fits(part[1], depth + 1);
    return parts === undefined || (Array.isArray(parts) && parts.length <= MOST_PARTS && parts.every(isPart));
  };
  return fits(given, 0);
}
