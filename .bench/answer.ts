/**
 * Answers the parent process. Where that is gone, nobody waits for the answer: then this process says so and ends, since its channel would
 * fail with no more than EPIPE.
 */
export function answerParent(message: object): void {
  process.send?.(message, (error: Error | null) => {
    if (error === null) return;
    console.error(`The process that asked has ended, so this one ends too (${error.message}).`);
    process.exit(1);
  });
}
