import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";
import { sizeOf } from "../../../../wording/measures.ts";

export const en: Words<{ readonly bytes: number }> = {
  failing: "Page is sent uncompressed",
  title: "Compress {pages}",
  why: "Compressed pages are three to five times smaller, so they arrive sooner, above all on phones.",
  steps: "Turn on Brotli or gzip for text files in the server or CDN settings.",
  check: ({ url }) =>
    `Run: curl -sI -H 'Accept-Encoding: br, gzip' ${shell(url)} | grep -i content-encoding Expected: br, zstd or gzip.`,
  seen: ({ bytes }) => `${sizeOf(bytes)} of HTML sent uncompressed`,
};
