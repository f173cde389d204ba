import { en } from "./words.en.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

/** A week, in seconds: Lighthouse counts shorter lifetimes of files that never change as wasted. */
const LEAST_SECONDS = 604_800;
/** A hash or version in the name: the file never changes under this address. */
const FINGERPRINT = /[.-][0-9a-f]{8,}\.|[?&](v|ver|version|h|hash)=[\w.-]+/i;

export const rule = defineSiteRule({
  id: "cache-policy-weak",
  category: "technical",
  area: "performance",
  severity: "medium",
  fixKind: "config",
  certainty: 0.9,
  reads: ["probes"],
  source: "https://developer.chrome.com/docs/performance/insights/cache",
  judge: ({ probes: { files = [] } }) => {
    const fixed = files.filter(({ url, status }) => status === 200 && FINGERPRINT.test(url));
    const faults = fixed.flatMap(({ url, cacheControl, from }) => {
      if (lifetime(cacheControl) >= LEAST_SECONDS) return [];
      const saw = { cacheControl, usedOn: from };
      return [{ url, evidence: { at: "Cache-Control header", saw, expected: `max-age of ${LEAST_SECONDS} or more` } }];
    });
    return judgePages(faults, fixed.length);
  },
  words: { en },
  fix,
});

function lifetime(header: string | null): number {
  if (header === null || /\bno-(store|cache)\b/i.test(header)) return 0;
  return Number(/\bmax-age\s*=\s*"?(\d+)/i.exec(header)?.[1] ?? 0);
}
