import { limits } from "@audit/contract";

/** The bearer token lives in local storage under the name that the specification fixes, and nowhere else. */
export const readToken = (): string | null => localStorage.getItem(limits.tokenStorageKey);
export const storeToken = (token: string): void => localStorage.setItem(limits.tokenStorageKey, token);
export const dropToken = (): void => localStorage.removeItem(limits.tokenStorageKey);

/** Nobody is signed in, so nothing was sent. */
export class TokenMissing extends Error {}

/** @throws TokenMissing before a call that would only be refused */
export function requireToken(): void {
  if (readToken() === null) throw new TokenMissing();
}
