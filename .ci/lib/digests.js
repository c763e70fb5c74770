/**
 * Plays seeded random games of every variant to their ends, and gives a digest of all final states of each. Plain JavaScript without imports:
 * it runs wherever the packages run, and has to come to the same texts there.
 */
export function digests(games, { draw, seedRng, digest }, variants, count) {
  return variants.map(({ id, name, options }) => {
    const game = games[id];
    const ends = [];
    for (let i = 0; i < count; i++) {
      const rng = seedRng(`runtimes ${i}`);
      const draft = game.fast.clone(game.newGame({ ...options, seed: `runtimes ${i}` }));
      while (game.activeSeats(draft).length > 0)
        game.fast.play(
          draft,
          game.fast.randomMove(draft, () => draw(rng)),
        );
      ends.push(digest(draft));
    }
    return `${id}, ${name}: ${digest(ends)}`;
  });
}
