/** Wakes one waiter when something changed. */
export interface Notifier {
  notify(): void;
  /** Resolves at the next notify. */
  next(): Promise<void>;
}

export function createNotifier(): Notifier {
  let waiter = Promise.withResolvers<void>();
  return {
    notify() {
      waiter.resolve();
      waiter = Promise.withResolvers<void>();
    },
    next: () => waiter.promise,
  };
}
