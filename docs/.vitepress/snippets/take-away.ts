/** The packages that code imports, in the order of its lines. */
const packagesOf = (code: string): readonly string[] => [
  ...new Set([...code.matchAll(/['"](@wonders\/[\w-]+)(?:\/[\w/-]+)?['"]/g)].map(([, name = '']) => name)),
];

/** Code as a file of its own, with the line that installs what it imports. */
export function fileOf(code: string): string {
  const packages = packagesOf(code);
  const install = packages.length === 0 ? '' : `// npm install ${packages.join(' ')}\n`;
  return `${install}${code.trimEnd()}\n`;
}
