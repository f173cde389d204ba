/** @returns whether the field was there */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>("[data-task-search]");
  field?.focus();
  return field !== null;
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
