import { useSyncExternalStore } from "react";

/** Secrets that mailed links and Google's answers carry, by the page that uses them. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  "/reset-password": ["access_token", "refresh_token", "type"],
  "/verify-email": ["token"],
  "/account/connect/search-console": ["code", "state", "iss", "error"],
  "/account/connect/program": ["request"],
};

export type AddressSecrets = Readonly<Record<string, string>>;

let taken: AddressSecrets | null = null;
const listeners = new Set<() => void>();

/**
 * Takes a link's secrets out of the address before anything else runs, so that they stay neither in the address bar
 * nor in the history, and nothing that reads the address can pass them on.
 */
export function takeAddressSecrets(): void {
  const names = SECRETS[location.pathname.replace(/\/$/, "")];
  if (names === undefined) return;
  const [inHash, inQuery] = [new URLSearchParams(location.hash.slice(1)), new URLSearchParams(location.search)];
  const found = names.flatMap((name) => {
    const value = inHash.get(name) ?? inQuery.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  if (found.length === 0) return;
  taken = Object.fromEntries(found);
  history.replaceState(history.state, "", location.pathname);
  for (const listener of listeners) listener();
}

/** A link that is opened in a tab which shows its page already only changes the hash. */
export function followAddressSecrets(): void {
  takeAddressSecrets();
  window.addEventListener("hashchange", takeAddressSecrets);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What the link held that brought the visitor here; null without one. */
export const useAddressSecrets = (): AddressSecrets | null => useSyncExternalStore(subscribe, () => taken);
