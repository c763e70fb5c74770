/// <reference lib="dom" />

/** Whether all parts of the page lie in one column. */
export const isOneColumn = (): boolean => matchMedia('(max-width: 900px)').matches;

/** Gives the focus to the first that there is of these, without scrolling. */
export function focusFirst(within: HTMLElement | undefined, ...wanted: readonly string[]): void {
  const [found] = wanted.flatMap((name) => within?.querySelector<HTMLElement>(name) ?? []);
  found?.focus({ preventScroll: true });
}

/** The same where the element that had the focus is gone. */
export function refocus(within: HTMLElement | undefined, ...wanted: readonly string[]): void {
  if (document.activeElement === document.body) focusFirst(within, ...wanted);
}
