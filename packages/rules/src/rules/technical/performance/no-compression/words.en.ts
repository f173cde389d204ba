import { shell } from "../../../../escape/shell.ts";
import { openNetwork } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { sizeOf } from "../../../../wording/measures.ts";

export const en: Words<{ readonly bytes: number }> = {
  failing: "Page is sent uncompressed",
  title: "Compress {pages} on the server",
  why: "Compressed pages are three to five times smaller, so they arrive sooner, above all on phones.",
  steps: "Turn on Brotli or gzip for text files in the server or CDN settings.",
  check: ({ url }) => ({
    look: `${openNetwork(url)}, choose the first line and look for content-encoding among the headers of the answer. Expected: br, zstd or gzip.`,
    command: `curl -sI -H 'Accept-Encoding: br, gzip' ${shell(url)} | grep -i content-encoding`,
  }),
  seen: ({ bytes }) => `${sizeOf(bytes)} of HTML sent uncompressed`,
};
