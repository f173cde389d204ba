/** Wakes one waiter when something changed. */
export interface Bell {
  ring(): void;
  /** Resolves at the next ring. */
  next(): Promise<void>;
}

export function createBell(): Bell {
  let waiter = Promise.withResolvers<void>();
  return {
    ring() {
      waiter.resolve();
      waiter = Promise.withResolvers<void>();
    },
    next: () => waiter.promise,
  };
}
