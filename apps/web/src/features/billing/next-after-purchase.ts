const KEY = "after_purchase";

/** Remembers, over the provider's pages, where a purchase interrupted its buyer. */
export function keepNext(next: string | undefined): void {
  if (next === undefined) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, next);
}

/** @returns a path that still has to be checked before it is followed */
export const takeNext = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined;
