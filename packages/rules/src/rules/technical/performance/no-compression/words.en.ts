import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page is sent uncompressed",
  title: "{pages} {is|are} sent uncompressed",
  why: "Compressed pages are three to five times smaller, so they arrive sooner, above all on phones.",
  steps: "Turn on Brotli or gzip for text files in the server or CDN settings.",
  check: ({ url }) =>
    `Run: curl -sI -H 'Accept-Encoding: br, gzip' ${shell(url)} | grep -i content-encoding Expected: br, zstd or gzip.`,
};
