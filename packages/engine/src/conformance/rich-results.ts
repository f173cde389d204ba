import { rules, type AnyPageRule } from "@audit/rules";
import { readPage } from "./read-page.ts";
import type { Tally } from "./tally.ts";
import { vectorsOf } from "./vectors.ts";

interface RichResult {
  file: string;
  type: string;
  format: string;
  source: string;
  checks: Check[];
}

interface Check {
  issueCount: number | null;
  issues: { severity: string; message: string }[];
}

/** Which rule says what the validator says of a type. */
const MAPPED: Readonly<Record<string, string>> = {
  Breadcrumb: "breadcrumb-invalid",
  JobPosting: "schema-required-missing",
  Recipe: "schema-required-missing",
  VideoObject: "schema-required-missing",
  MerchantReturnPolicy: "returns-required",
  OfferShippingDetails: "shipping-destination",
};

const NAMED = /missing-required|Recipe\/invalid1/;
const WARNED = /^Breadcrumb\/invalid[246]\.json$/;

/** Errors of Google's rich result rules, as a validator of another house states them, against ours. */
export function runRichResults(folder: string, tally: Tally): void {
  const pageRules = new Map(
    rules.filter((rule): rule is AnyPageRule => rule.scope === "page").map((rule) => [rule.id, rule]),
  );
  for (const { file, type, format, source, checks } of vectorsOf<RichResult>(folder, "rich-results.json")) {
    const rule = pageRules.get(MAPPED[type] ?? "");
    if (!rule) {
      tally.leaveOut(`rich results: no rule speaks of a bare ${type}; ours judge it inside a product, article or page`);
      continue;
    }
    if (WARNED.test(file)) {
      tally.leaveOut("the validator warns; Google's guide requires the address of every step but the last");
      continue;
    }
    if (checks.length === 0) {
      tally.leaveOut("no check of the validator names this file");
      continue;
    }
    const wanted = wantsError(checks, file);
    if (wanted === null) {
      tally.leaveOut("the check doesn't say whether what it finds is an error");
      continue;
    }
    const html = format === "jsonld" ? `<script type="application/ld+json">${source}</script>` : source;
    const page = readPage(`<!doctype html><title>Page</title>${html}<p>Words of the page.</p>`);
    tally.hold("rich results", wanted, rule.judge(page).verdict === "fail", `${file} by ${rule.id}`);
  }
}

/** Whether the validator finds an error; files whose checks name nothing say it by their name, or not at all. */
function wantsError(checks: readonly Check[], file: string): boolean | null {
  const found = checks.flatMap(({ issues }) => issues);
  if (found.length > 0) return found.some(({ severity }) => severity === "ERROR");
  if (NAMED.test(file)) return true;
  return checks.some(({ issueCount }) => issueCount === 0) || !/invalid/.test(file) ? false : null;
}
