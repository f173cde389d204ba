import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { ONE_PACKET } from "../../../../knowledge/limits.ts";

export const rule = definePageRule({
  id: "no-compression",
  category: "technical",
  area: "performance",
  severity: "medium",
  fixKind: "config",
  certainty: 1,
  over: readableHtml,
  reads: ["response"],
  says: {
    failing: "Page is sent uncompressed",
    why: "Compressed pages are three to five times smaller, so they arrive sooner, above all on phones.",
    fix: "Turn on Brotli or gzip for text files in the server or CDN settings.",
    source: "https://web.dev/articles/optimizing-content-efficiency-optimize-encoding-and-transfer",
  },
  told: ({ packed }) => (packed ? pass() : null),
  judge: ({ response }) => {
    const { bytes, wireBytes, headers } = response;
    if (bytes < ONE_PACKET) return notApplicable();
    const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? null;
    const compressed = (encoding !== null && encoding !== "" && encoding !== "identity") || wireBytes < bytes * 0.95;
    if (compressed) return pass();
    return fail({ at: "Content-Encoding header", saw: { header: encoding, bytes }, expected: "br, zstd or gzip" });
  },
});
