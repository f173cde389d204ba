import type { Profile, User } from "@audit/contract";
import { useSyncExternalStore } from "react";
import { noteVisit } from "./was-here.ts";
import { emitSessionEvent, type SessionEvent } from "./session-events.ts";

export type Session =
  | { readonly state: "loading" }
  /** Whoever left by choice isn't brought back to where he was. */
  | { readonly state: "unauthenticated"; readonly byChoice: boolean }
  | { readonly state: "authenticated"; readonly user: User | null; readonly profile: Profile };

type Account = Omit<Extract<Session, { state: "authenticated" }>, "state">;

let current: Session = { state: "loading" };
/** A page behind the guard is drawn once more between the end of a session and the way to the login page. */
let lastAccount: Account | null = null;
const listeners = new Set<(event?: SessionEvent) => void>();

export const getSession = (): Session => current;

/** Replaces the session and tells everyone who follows it. */
export function setSession(session: Session, event?: SessionEvent): void {
  current = session;
  if (session.state === "authenticated") {
    lastAccount = session;
    noteVisit();
  }
  for (const listener of listeners) listener(event);
  if (event !== undefined) emitSessionEvent(event);
}

export function onSession(listener: (event?: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useSession = (): Session => useSyncExternalStore(onSession, getSession);

/** The signed-in account; only for what is shown behind the guard. */
export function useAccount(): Account {
  const session = useSession();
  const account = session.state === "authenticated" ? session : lastAccount;
  if (account === null) throw new Error("Shown without a session");
  return account;
}
