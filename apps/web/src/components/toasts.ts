import { useSyncExternalStore } from "react";

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** It waits until somebody has dealt with it. */
  readonly stays?: boolean;
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action: ToastAction | undefined;
}

const MOST = 3;

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says in passing that something happened; stays while the pointer or the keyboard is on it. Said again, it replaces itself. */
export function showToast(text: string, action?: ToastAction): void {
  set([...toasts.filter((toast) => toast.text !== text), { id: (count += 1), text, action }].slice(-MOST));
}

export const dismissToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

/** What is being said, oldest first. */
export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => toasts);
