import type { Readable, Writable } from "node:stream";

/** What puppeteer talks through: one JSON text per message. */
export interface BrowserPipe {
  onmessage?: (message: string) => void;
  onclose?: () => void;
  send(message: string): void;
  close(): void;
}

const END = 0;

/** Chromium's --remote-debugging-pipe: messages end with a zero byte. No port is opened that others could speak to. */
export function openBrowserPipe(toBrowser: Writable, fromBrowser: Readable): BrowserPipe {
  let parts: Buffer[] = [];
  const pipe: BrowserPipe = {
    send: (message) => void toBrowser.write(`${message}\0`),
    close: () => void toBrowser.end(),
  };
  fromBrowser.on("data", (chunk: Buffer) => {
    let from = 0;
    for (let end = chunk.indexOf(END); end !== -1; end = chunk.indexOf(END, from)) {
      parts.push(chunk.subarray(from, end));
      const message = Buffer.concat(parts).toString("utf8");
      parts = [];
      from = end + 1;
      // Not in the same turn: an answer may come before its question is noted down.
      setImmediate(() => pipe.onmessage?.(message));
    }
    if (from < chunk.length) parts.push(chunk.subarray(from));
  });
  fromBrowser.on("close", () => pipe.onclose?.());
  // A browser that is gone is reported by `onclose`.
  toBrowser.on("error", () => {});
  fromBrowser.on("error", () => {});
  return pipe;
}
