import { liveEvents, openStream as streamCall, RowChange } from "@audit/contract";
import { EventSource } from "eventsource";
import { readToken } from "../api/token.ts";

/** What a stream tells: a changed row, that changes were missed, or how the connection stands. */
export type LiveMessage =
  | { readonly kind: "change"; readonly change: RowChange }
  | { readonly kind: "resync" }
  | { readonly kind: "state"; readonly open: boolean };

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/**
 * Opens the stream of own changes, with the bearer token in a header, and keeps it open.
 * The library reconnects after a break; after a refusal we try again ourselves, ever more slowly.
 * @param behind changes may have been missed before: everything is read again once the stream is open
 * @returns closes it
 */
export function openStream(tell: (message: LiveMessage) => void, behind = false): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_RETRY_MS;
  const again = (): void => {
    retry = setTimeout(start, wait);
    wait = Math.min(wait * 2, LAST_RETRY_MS);
  };
  const start = (): void => {
    const opened = new EventSource(new URL(streamCall.path, location.origin), { fetch: fetchWithToken });
    source = opened;
    source.addEventListener("open", () => {
      wait = FIRST_RETRY_MS;
      tell({ kind: "state", open: true });
      if (behind) tell({ kind: "resync" });
      behind = false;
    });
    source.addEventListener("error", () => {
      tell({ kind: "state", open: false });
      if (opened.readyState !== opened.CLOSED) return;
      // The next source does not know the last number of this one, so nothing can be replayed to it.
      behind = true;
      again();
    });
    source.addEventListener(liveEvents.change, ({ data }) => {
      const change = RowChange.safeParse(JSON.parse(String(data)));
      if (change.success) tell({ kind: "change", change: change.data });
    });
    source.addEventListener(liveEvents.resync, () => tell({ kind: "resync" }));
  };
  start();
  return () => {
    clearTimeout(retry);
    source?.close();
  };
}

type StreamFetch = NonNullable<ConstructorParameters<typeof EventSource>[1]>["fetch"];

const fetchWithToken: StreamFetch = (url, init) =>
  fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${readToken() ?? ""}` } });
