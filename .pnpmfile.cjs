// What is published has no sources, so it does not name them: `@wonders/source` is how this repository runs without a build.
const withoutSources = (key, value) => (key === '@wonders/source' ? undefined : value);

module.exports = {
  hooks: {
    beforePacking: (manifest) => ({
      ...JSON.parse(JSON.stringify(manifest, withoutSources)),
      ...(Array.isArray(manifest.sideEffects) && {
        sideEffects: manifest.sideEffects.filter((file) => !file.startsWith('./src/')),
      }),
    }),
  },
};
