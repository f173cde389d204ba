import { openStream, type LiveMessage } from "./stream.ts";

/** A page that joins asks how the connection stands; only the leader answers. */
type Talk = LiveMessage | { readonly kind: "ask" };

const NAME = "live-updates";

/**
 * One stream per browser: the page that holds the lock reads it and passes everything on to the other pages.
 * Without Web Locks (plain http on a strange host) each page reads its own.
 * @returns leaves; the next page takes over
 */
export function joinStream(tell: (message: LiveMessage) => void): () => void {
  if (navigator.locks === undefined) return openStream(tell);
  const leaving = new AbortController();
  const channel = new BroadcastChannel(NAME);
  let lead: (() => LiveMessage) | null = null;
  // What happens between one leader's end and the next one's stream is heard by nobody.
  let follows = false;
  channel.onmessage = ({ data }: MessageEvent<Talk>) => {
    if (data.kind !== "ask") {
      follows = true;
      tell(data);
    } else if (lead !== null) channel.postMessage(lead());
  };
  const leadUntilLeft = (): Promise<void> =>
    new Promise((resolve) => {
      let state: LiveMessage = { kind: "state", open: false };
      lead = () => state;
      const close = openStream((message) => {
        if (message.kind === "state") state = message;
        tell(message);
        channel.postMessage(message);
      }, follows);
      leaving.signal.addEventListener("abort", () => {
        close();
        resolve();
      });
    });
  navigator.locks.request(NAME, { signal: leaving.signal }, leadUntilLeft).catch(() => {
    // Left before it was our turn.
  });
  channel.postMessage({ kind: "ask" } satisfies Talk);
  return () => {
    leaving.abort();
    channel.close();
  };
}
