/// <reference lib="dom" />

/** Whether all parts of the page lie in one column. */
export const isOneColumn = (): boolean => matchMedia('(max-width: 900px)').matches;

/** Gives the focus to the first that there is of these, without scrolling. */
export function focusFirst(within: HTMLElement | undefined, ...wanted: readonly string[]): void {
  const [found] = wanted.flatMap((name) => within?.querySelector<HTMLElement>(name) ?? []);
  found?.focus({ preventScroll: true });
}

/** Gives the focus to the result of a game; where it lies below the board, it comes into sight. */
export function focusResult(within: HTMLElement | undefined): void {
  focusFirst(within, '.scores h2');
  if (isOneColumn()) within?.querySelector('.end')?.scrollIntoView({ block: 'start' });
}

/** Gives the focus to the first of these where the element that had it is gone. */
export function refocus(within: HTMLElement | undefined, ...wanted: readonly string[]): void {
  if (document.activeElement === document.body) focusFirst(within, ...wanted);
}
