/** What is written of the types of a game: `clone`, `hasForm` and `ownView`, key by key. */
import { dirname, relative } from 'node:path';
import ts from 'typescript';

/** Types that stand for a type with the same keys, their first argument. */
const LIKE = /^(Frozen|Omit|Readonly)$/;
/** Replaced tables of components are large, and seldom there: the general copy takes them. */
const TABLES = 'Tables';

const BASE = 'BaseDraft';
/** Keys that `clone` is told rather than copies. */
const GIVEN: readonly string[] = ['viewer', 'rng'];

const SORTS: readonly (readonly [flag: ts.TypeFlags, name: string])[] = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
];

/** A key of an object: its type as it is written down. */
interface Key {
  readonly name: string;
  readonly type: ts.Type;
  readonly readonly: boolean;
  readonly optional: boolean;
}

const isNull = ({ flags }: ts.Type): boolean => (flags & ts.TypeFlags.Null) !== 0;
const isObject = ({ flags }: ts.Type): boolean =>
  (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.NonPrimitive)) !== 0;
const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
const isRecord = ({ aliasSymbol, aliasTypeArguments }: ts.Type): boolean =>
  aliasSymbol?.name === 'Record' ||
  (aliasSymbol?.name === 'Readonly' && aliasTypeArguments?.[0]?.aliasSymbol?.name === 'Record');
const accessed = (from: string, name: string): string =>
  /^\w+$/.test(name) ? `${from}.${name}` : `${from}['${name}']`;

function sortOf(type: ts.Type): string {
  const found = SORTS.find(([flag]) => (type.flags & flag) !== 0);
  if (found === undefined) throw new Error('a state holds texts, numbers, flags, lists and objects');
  return found[1];
}

/** Writes the functions of one game. `file` is where they will stand. */
export function textOf(checker: ts.TypeChecker, module: ts.Symbol, file: string): string {
  const imported = new Map<string, Set<string>>();
  /** The functions for named objects, each before those that call it. */
  const functions = new Map<string, string>();

  const declared = (name: string): ts.InterfaceDeclaration => {
    const found = checker.getExportsOfModule(module).find((each) => each.name === name);
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    const declaration = symbol?.declarations?.[0];
    if (declaration === undefined) throw new Error(`the room state exports no ${name}`);
    use(name, checker.getTypeAtLocation(declaration));
    return declaration as ts.InterfaceDeclaration;
  };

  function use(name: string, type: ts.Type): void {
    const source = (type.aliasSymbol ?? type.symbol).declarations?.[0]?.getSourceFile().fileName ?? '';
    const path = relative(dirname(file), source).replaceAll('\\', '/').replace(/\.ts$/, '.js');
    const from = path.startsWith('.') ? path : `./${path}`;
    imported.set(from, (imported.get(from) ?? new Set()).add(name));
  }

  /** The element of a list, or the elements of a tuple; `undefined` for anything else. */
  function elementsOf(
    type: ts.Type,
  ): { readonly of: readonly ts.Type[]; readonly tuple: boolean; readonly readonly: boolean } | undefined {
    if (checker.isTupleType(type)) {
      const { target } = type as ts.TupleTypeReference;
      return { of: checker.getTypeArguments(type as ts.TypeReference), tuple: true, readonly: target.readonly };
    }
    if (!checker.isArrayType(type)) return undefined;
    const readonly = type.symbol.name === 'ReadonlyArray';
    return { of: checker.getTypeArguments(type as ts.TypeReference), tuple: false, readonly };
  }

  /** The names of keys in the order in which they are declared: those of a base before its own. */
  function orderOf(type: ts.Type): readonly string[] {
    const [like] = LIKE.test(type.aliasSymbol?.name ?? '') ? (type.aliasTypeArguments ?? []) : [];
    if (like !== undefined) return orderOf(like);
    if (type.isIntersection()) return type.types.flatMap(orderOf);
    const names = checker.getPropertiesOfType(type).map(({ name }) => name);
    if (isRecord(type)) return names.sort();
    return type.isClassOrInterface() ? [...checker.getBaseTypes(type).flatMap(orderOf), ...names] : names;
  }

  /** The keys of an object in their order. */
  function keysOf(type: ts.Type): readonly Key[] {
    const readonly = /^(Readonly|Frozen)$/.test(type.aliasSymbol?.name ?? '');
    const properties = new Map(checker.getPropertiesOfType(type).map((each) => [each.name, each]));
    return [...new Set(orderOf(type))].flatMap((name) => {
      const symbol = properties.get(name);
      if (symbol === undefined) return [];
      const at = symbol.valueDeclaration ?? symbol.declarations?.[0];
      const marked = at !== undefined && (ts.getCombinedModifierFlags(at) & ts.ModifierFlags.Readonly) !== 0;
      const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
      return [{ name, type: checker.getTypeOfSymbol(symbol), readonly: readonly || marked, optional }];
    });
  }

  /** The name of an exported type, where it has one. */
  function nameOf(type: ts.Type): string | undefined {
    const symbol = type.aliasSymbol ?? type.symbol;
    const declaration = symbol?.declarations?.[0];
    const exported =
      declaration !== undefined &&
      (ts.getCombinedModifierFlags(declaration as ts.Declaration) & ts.ModifierFlags.Export) !== 0;
    return exported && !LIKE.test(symbol.name) ? symbol.name : undefined;
  }

  /** Whether nothing in a value can change, so that drafts share it. */
  function isValue(type: ts.Type): boolean {
    return membersOf(type)
      .filter(isObject)
      .every((member) => {
        const list = elementsOf(member);
        if (list !== undefined) return list.readonly && list.of.every(isValue);
        return keysOf(member).every((key) => key.readonly && isValue(key.type));
      });
  }

  /** What tells the other members of a union from its one object. */
  const otherThan = (members: readonly ts.Type[], from: string): string =>
    [
      ...new Set(members.map((each) => (isNull(each) ? `${from} === null` : `typeof ${from} === '${sortOf(each)}'`))),
    ].join(' || ');

  /** How a copy is written. `whole`: all lists and objects are its own; else only those that can change. */
  function copied(type: ts.Type, from: string, whole: boolean): string {
    const objects = membersOf(type).filter(isObject);
    const [object] = objects;
    if (object === undefined || (!whole && isValue(type))) return from;
    if (objects.length > 1) return general(from, whole);
    const others = membersOf(type).filter((each) => !isObject(each));
    const text = copiedObject(object, from, whole);
    if (others.length === 0 || text === `copy(${from})`) return text;
    return `${otherThan(others, from)} ? ${others.every(isNull) ? 'null' : from} : ${text}`;
  }

  function general(from: string, whole: boolean): string {
    if (!whole) throw new Error(`${from}: a draft cannot change one of several objects, or a table; make it readonly`);
    return `copy(${from})`;
  }

  function copiedObject(type: ts.Type, from: string, whole: boolean): string {
    const list = elementsOf(type);
    if (list?.tuple) return `[${list.of.map((each, i) => copied(each, `${from}[${i}]`, whole)).join(', ')}]`;
    if (list !== undefined) {
      const each = copied(list.of[0] as ts.Type, 'each', whole);
      // A list that drafts share may be frozen, and `slice` takes ten times as long there.
      if (each === 'each') return whole ? (isValue(type) ? `[...${from}]` : `${from}.slice()`) : `copyList(${from})`;
      const call = /^(\w+)\(each\)$/.exec(each)?.[1];
      if (call === 'copy') return general(from, whole);
      return `${from}.map(${call ?? `(each) => (${each})`})`;
    }
    const name = nameOf(type);
    if (name === TABLES) return general(from, whole);
    if (isRecord(type) && keysOf(type).every((key) => !membersOf(key.type).some(isObject))) return `{ ...${from} }`;
    const text = literal(type, from, whole);
    if (name === undefined || text.includes(' copy(')) return text;
    use(name, type);
    const call = `${whole ? 'own' : 'clone'}${name}`;
    if (!functions.has(call)) {
      const given = isValue(type) || type.isIntersection() ? name : `Frozen<${name}>`;
      functions.set(call, declaredFunction(call, type, given, whole ? given : name, whole));
    }
    return `${call}(${from})`;
  }

  const literal = (type: ts.Type, from: string, whole: boolean): string =>
    `({ ${keysOf(type)
      .filter(({ optional }) => !optional)
      .map((key) => `'${key.name}': ${copied(key.type, accessed(from, key.name), whole)},`)
      .join('\n')} })`;

  function declaredFunction(call: string, type: ts.Type, takes: string, gives: string, whole: boolean): string {
    const optional = keysOf(type).filter((key) => key.optional);
    const body = literal(type, 'from', whole);
    if (optional.length === 0) return `const ${call} = (from: ${takes}): ${gives} => ${body};`;
    // A key that is seldom there costs nothing where it is not.
    const absent = optional.map(({ name }) => `${accessed('from', name)} === undefined`).join(' && ');
    const present = optional.map(
      (key) =>
        `...(${accessed('from', key.name)} !== undefined && { ${key.name}: ${copied(key.type, accessed('from', key.name), whole)} })`,
    );
    return `function ${call}(from: ${takes}): ${gives} {
      const always = ${body};
      return ${absent} ? always : { ...always, ${present.join(', ')} };
    }`;
  }

  /** Whether a value under a key has the right sort. */
  function fits({ name, type }: Key): string {
    const from = accessed('state', name);
    const members = membersOf(type);
    const lists = members.some((each) => elementsOf(each) !== undefined);
    const objects = members.some((each) => isObject(each) && elementsOf(each) === undefined);
    const others = members.filter((each) => !isObject(each) && !isNull(each));
    const nullable = members.some(isNull);
    const tests = [
      ...(nullable && !objects ? [`${from} === null`] : []),
      ...new Set(others.map((each) => `typeof ${from} === '${sortOf(each)}'`)),
      ...(lists ? [`Array.isArray(${from})`] : []),
    ];
    if (objects) {
      const test = `typeof ${from} === 'object' && ${nullable ? '' : `${from} !== null && `}!Array.isArray(${from})`;
      tests.push(tests.length === 0 ? test : `(${test})`);
    }
    return tests.length === 1 ? (tests[0] as string) : `(${tests.join(' || ')})`;
  }

  const draft = checker.getTypeAtLocation(declared('Draft')) as ts.InterfaceType;
  const base = new Set(checker.getPropertiesOfType(baseOf(draft)).map(({ name }) => name));
  const view = declared('View');
  declared('State');
  const shown = new Map(
    view.members.map((member) => [member.name?.getText() ?? '', checker.getTypeAtLocation(member)] as const),
  );
  const keys = keysOf(draft);
  const clones = keys.map((key) => {
    const text = GIVEN.includes(key.name) ? key.name : copied(key.type, accessed('state', key.name), false);
    return text === key.name ? `${text},` : `'${key.name}': ${text},`;
  });
  const owned = keys.map(({ name, type }) => {
    const from = accessed('v', name);
    return `'${name}': ${GIVEN.includes(name) ? from : copied(shown.get(name) ?? type, from, true)},`;
  });
  const form = keys.filter(({ name }) => !base.has(name)).map(fits);
  const parts = [...functions.values()];
  const body = [
    `/** The same position for another viewer. It shares what cannot change. */
    export const copyOf = <V, R>(
      state: Omit<State, 'viewer' | 'rng'>, viewer: V, rng: R,
    ): Omit<Draft, 'viewer' | 'rng'> & { readonly viewer: V; rng: R } => ({ ${clones.join('\n')} });`,
    `/** A draft that shares with the state only what cannot change. */
    export const clone = (state: State): Draft => copyOf(state, null, copyRng(state.rng));`,
    `/** Whether each key that this game adds to a state holds the right sort of value. Core has counted the keys. */
    export const hasForm = (state: State): boolean => ${form.join(' &&\n')};`,
    `/** A view that shares no list and no object with anything. */
    export const ownView = (v: View, ${owned.some((each) => each.includes(' copy(')) || parts.some((each) => each.includes(' copy(')) ? 'copy: <T>(part: T) => T' : ''}): View => ({ ${owned.join('\n')} });`,
    ...parts,
  ];
  if (body.some((each) => each.includes('copyList(')))
    body.push(`/** Many lists are empty, and copying those is almost free. */
    const copyList = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.slice());`);
  const core = ['copyRng', ...(body.some((each) => each.includes('Frozen<')) ? ['type Frozen'] : [])];
  const imports = [...imported].map(([from, names]) => `import type { ${[...names].join(', ')} } from '${from}';`);
  return `// \`npm run generate\` writes this file from the types \`Draft\` and \`View\`.
import { ${core.join(', ')} } from '@wonders/core';
${imports.join('\n')}

${body.join('\n\n')}
`;

  function baseOf(type: ts.InterfaceType): ts.Type {
    const [found] = checker.getBaseTypes(type);
    if (found?.symbol.name !== BASE) throw new Error(`Draft extends ${BASE} of @wonders/core`);
    return found;
  }
}
