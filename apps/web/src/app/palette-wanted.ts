const listeners = new Set<() => void>();

/** Opens the palette, as its keys do. */
export function wantPalette(): void {
  for (const listener of listeners) listener();
}

export function onPaletteWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
