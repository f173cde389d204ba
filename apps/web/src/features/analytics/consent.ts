import { useSyncExternalStore } from "react";

export type Consent = "given" | "refused" | "open";

const STORAGE_KEY = "analytics_consent";

let current: Consent = read();
const listeners = new Set<() => void>();

function read(): Consent {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === "given" || stored === "refused" ? stored : "open";
  } catch {
    return "open";
  }
}

export const getConsent = (): Consent => current;

/** Keeps the visitor's answer; "open" asks again. */
export function setConsent(consent: Consent): void {
  current = consent;
  try {
    if (consent === "open") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, consent);
  } catch {
    // A blocked store keeps the answer for this page only.
  }
  for (const listener of listeners) listener();
}

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useConsent = (): Consent => useSyncExternalStore(onConsent, getConsent);
