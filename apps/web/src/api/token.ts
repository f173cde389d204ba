import { limits } from "@audit/contract";

/** The bearer token lives in local storage under the name that the specification fixes, and nowhere else. */
export const readToken = (): string | null => localStorage.getItem(limits.tokenStorageKey);
export const storeToken = (token: string): void => localStorage.setItem(limits.tokenStorageKey, token);
export const dropToken = (): void => localStorage.removeItem(limits.tokenStorageKey);
