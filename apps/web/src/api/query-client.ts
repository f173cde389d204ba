import { CallFailed } from "@audit/contract";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isSessionOver } from "./client.ts";

const listeners = new Set<() => void>();

/** Called when any answer says that the session is over. */
export function onSessionOver(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function report(error: unknown): void {
  if (isSessionOver(error)) for (const listener of listeners) listener();
}

/** What the browser knows of the server's rows. An answer is final; only a lost connection is tried again. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: report }),
  mutationCache: new MutationCache({ onError: report }),
  defaultOptions: {
    queries: {
      networkMode: "always",
      staleTime: 2_000,
      retry: (failures, error) => !(error instanceof CallFailed) && error instanceof TypeError && failures < 2,
      retryDelay: 500,
    },
    mutations: { networkMode: "always" },
  },
});
