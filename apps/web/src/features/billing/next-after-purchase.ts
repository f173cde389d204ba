const KEY = "after_purchase";

/** Remembers in this tab, over the provider's pages and a checkout left unpaid, what a purchase interrupted. */
export function keepNext(next: string | undefined): void {
  if (next !== undefined) sessionStorage.setItem(KEY, next);
}

/** @returns a path that still has to be checked before it is followed */
export const keptNext = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined;

export const forgetNext = (): void => sessionStorage.removeItem(KEY);
