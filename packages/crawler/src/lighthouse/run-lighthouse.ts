import { registrableDomainOf } from "@audit/facts";
import type { Installed, LabPage, LighthouseResult } from "./installed.ts";
import { faultSentences, type LighthouseFigures } from "./lighthouse-request.ts";

/** Loading ends then at the latest; Lighthouse says so in its warnings. */
const LOAD_MS = 30_000;
const MOST_WARNINGS = 3;
const MOST_TEXT = 300;

/** The audits behind the performance score, and the bytes; all others would load the page again or cost minutes. */
const AUDITS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "speed-index",
  "total-byte-weight",
];

export type LighthouseRun =
  | { readonly figures: LighthouseFigures }
  | { readonly fault: "left-site" | "no-figures"; reason: string };

/** Runs Lighthouse's performance audits once, with its own phone and slow line (simulated), over an open page. */
export async function runLighthouse(
  { lighthouse }: Installed,
  page: LabPage,
  { url, home, agent }: { url: string; home: string; agent: string },
): Promise<LighthouseRun> {
  const settings = {
    onlyAudits: AUDITS,
    onlyCategories: ["performance"],
    disableFullPageScreenshot: true,
    maxWaitForLoad: LOAD_MS,
    emulatedUserAgent: agent,
  };
  const config = { extends: "lighthouse:default", settings };
  const result = await lighthouse(url, { logLevel: "silent", output: "json" }, config, page);
  if (result === undefined) return { fault: "no-figures", reason: faultSentences["no-figures"] };
  return readResult(result.lhr, home);
}

function readResult(result: LighthouseResult, home: string): LighthouseRun {
  const { runtimeError, finalDisplayedUrl, audits, categories, lighthouseVersion, runWarnings } = result;
  if (runtimeError !== undefined)
    return { fault: "no-figures", reason: `Lighthouse gave no figures: ${plain(runtimeError.message)}` };
  if (registrableDomainOf(finalDisplayedUrl) !== registrableDomainOf(home))
    return { fault: "left-site", reason: faultSentences["left-site"] };
  const valueOf = (audit: string): number | null => audits[audit]?.numericValue ?? null;
  const wholeOf = (audit: string): number | null => {
    const value = valueOf(audit);
    return value === null ? null : Math.round(value);
  };
  const cls = valueOf("cumulative-layout-shift");
  const score = categories["performance"]?.score ?? null;
  return {
    figures: {
      version: lighthouseVersion,
      score: score === null ? null : Math.round(score * 100),
      lcpMs: wholeOf("largest-contentful-paint"),
      fcpMs: wholeOf("first-contentful-paint"),
      tbtMs: wholeOf("total-blocking-time"),
      speedIndexMs: wholeOf("speed-index"),
      cls: cls === null ? null : Math.round(cls * 1000) / 1000,
      bytes: wholeOf("total-byte-weight"),
      warnings: runWarnings.slice(0, MOST_WARNINGS).map(plain),
    },
  };
}

const plain = (text: string): string => text.replaceAll(/\s+/g, " ").slice(0, MOST_TEXT);
