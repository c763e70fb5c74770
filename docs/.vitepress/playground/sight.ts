/// <reference lib="dom" />

/** Whether the reader has not moved the focus since the page was opened: it is where no Tab leads, on the body or at the head of a new page. */
export function isJustOpened(): boolean {
  const now = document.activeElement;
  return now instanceof HTMLElement && now.tabIndex < 0;
}

/** Gives the focus to the first that there is of these, without scrolling. */
export function focusFirst(within: HTMLElement | undefined, ...wanted: readonly string[]): void {
  const [found] = wanted.flatMap((name) => within?.querySelector<HTMLElement>(name) ?? []);
  found?.focus({ preventScroll: true });
}

/** Gives the focus to the first of these where the element that had it is gone. */
export function refocus(within: HTMLElement | undefined, ...wanted: readonly string[]): void {
  if (document.activeElement === document.body) focusFirst(within, ...wanted);
}
