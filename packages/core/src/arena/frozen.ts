/** A frozen copy of plain data that shares nothing with the original. Getters are read once; functions and symbols are left out. */
export function frozenCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? (undefined as T) : value;
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy)) as T;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = frozenCopy((value as Record<string, unknown>)[key]);
  return Object.freeze(copy) as T;
}
