import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { ONE_PACKET } from "../../../../knowledge/limits.ts";
import { fix } from "./fix.ts";

export const rule = definePageRule({
  id: "no-compression",
  category: "technical",
  area: "performance",
  severity: "low",
  fixKind: "config",
  certainty: 1,
  repair: { result: "4-6 weeks" },
  over: readableHtml,
  reads: ["response"],
  source: "https://web.dev/articles/optimizing-content-efficiency-optimize-encoding-and-transfer",
  judge: ({ response }) => {
    const { bytes, wireBytes, headers } = response;
    if (bytes < ONE_PACKET) return notApplicable();
    const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? null;
    const compressed = (encoding !== null && encoding !== "" && encoding !== "identity") || wireBytes < bytes * 0.95;
    if (compressed) return pass();
    return fail({ at: "Content-Encoding header", saw: { header: encoding, bytes }, expected: "br, zstd or gzip" });
  },
  words: { en },
  fix,
});
