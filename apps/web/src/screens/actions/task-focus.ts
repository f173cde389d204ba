/** About two seconds of frames: the code of the filters may be on its way. */
const MOST_FRAMES = 120;

/** Goes to the search of the tasks as soon as it is there. */
export function focusSearchSoon(frames = MOST_FRAMES): void {
  const field = document.querySelector<HTMLElement>("[data-task-search]");
  if (field !== null) field.focus();
  else if (frames > 0) requestAnimationFrame(() => focusSearchSoon(frames - 1));
}

/** The task in whose row or card the focus is. */
export function focusedId(): string | undefined {
  return document.activeElement?.closest<HTMLElement>("[data-action-id]")?.dataset.actionId;
}

export function focusCard(id: string, inPlace = false): void {
  const card = document.querySelector<HTMLElement>(`[data-action-id="${CSS.escape(id)}"] a`);
  card?.focus({ preventScroll: true });
  if (!inPlace) card?.scrollIntoView({ block: "nearest" });
}
