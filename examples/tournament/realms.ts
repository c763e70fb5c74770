/** The kind of realm that a name asks for, and what runs there. */
export function realmOf(name: string): readonly [kind: 'own' | 'worker' | 'process', what: string] {
  for (const kind of ['worker', 'process'] as const)
    if (name.startsWith(`${kind}:`)) return [kind, name.slice(kind.length + 1).trim()];
  return ['own', name];
}
