/** What the manifest of a package says of its sources, its page and its issues. */
export const placesOf = (id: string, server: string, repository: string) => ({
  repository: { type: 'git', url: `git+${server}/${repository}.git`, directory: `packages/${id}` },
  homepage: `${server}/${repository}/tree/main/packages/${id}#readme`,
  bugs: { url: `${server}/${repository}/issues` },
});
