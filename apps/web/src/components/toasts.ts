export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ToastWords {
  readonly text: string;
  readonly action: ToastAction | undefined;
}

/** Words that wait until the list, loaded with the first of them, takes them. */
let waiting: readonly ToastWords[] = [];
let wanted = false;
const listeners = new Set<() => void>();

/** Says in passing that something happened; stays while the pointer or the keyboard is on it. */
export function showToast(text: string, action?: ToastAction): void {
  waiting = [...waiting, { text, action }];
  wanted = true;
  for (const listener of listeners) listener();
}

/** Takes what waits. */
export function takeToasts(): readonly ToastWords[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether there was ever a toast, so that their list is loaded. */
export const areToastsWanted = (): boolean => wanted;
