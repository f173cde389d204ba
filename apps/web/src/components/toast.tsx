import { lazy, Suspense, useSyncExternalStore } from "react";

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ToastWords {
  readonly text: string;
  readonly action: ToastAction | undefined;
}

const ToastList = lazy(() => import("./toast-list.tsx"));

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

/** Where toasts appear; once per page. F6 moves the keyboard there. */
export function Toaster() {
  const isWanted = useSyncExternalStore(onToast, () => wanted);
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}
