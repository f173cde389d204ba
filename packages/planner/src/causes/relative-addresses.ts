import type { Finding, PageFault } from "@audit/rules";
import type { Uncovered } from "./covered.ts";

/**
 * Rules that see relative addresses where only full ones count, the one first that is to name the setting. A link written
 * ".//page/" leads to an address with "//" in its path.
 */
const SEEN_BY: readonly string[] = [
  "hreflang-relative",
  "schema-value-format",
  "breadcrumb-invalid",
  "sitemap-invalid-xml",
  "og-image-broken",
  "broken-internal-links",
];
/** Two may coincide; three kinds of address in one wrong form are one setting. */
const FEWEST = 3;
/** As programs write addresses that turn a site into files. */
const RELATIVE = /["\s]\.{1,2}\//;

/** Where several rules see addresses that a static export made relative, one keeps its task and stands for all. */
export function withOneExportSetting(findings: readonly Uncovered[]): readonly Uncovered[] {
  const touched = SEEN_BY.flatMap((rule) =>
    findings.filter(({ finding }) => finding.rule === rule && finding.pages.some(isRelative)),
  );
  if (touched.length < FEWEST) return findings;
  const [named, ...others] = touched;
  const ended = others.filter(({ finding }) => finding.pages.every(isRelative)).map(({ finding }) => finding.title);
  return findings.flatMap((one) => {
    if (one === named) return [{ ...one, mends: [...one.mends, ...ended] }];
    return others.includes(one) ? without(one) : [one];
  });
}

function without(one: Uncovered): Uncovered[] {
  const pages = one.finding.pages.filter((fault) => !isRelative(fault));
  return pages.length > 0 ? [{ ...one, finding: { ...one.finding, pages } satisfies Finding }] : [];
}

const isRelative = ({ url, evidence: { saw } }: PageFault): boolean =>
  RELATIVE.test(JSON.stringify(saw ?? null)) || (URL.canParse(url) && new URL(url).pathname.includes("//"));
