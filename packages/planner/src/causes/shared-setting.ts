import { findRule, type Finding, type PageFault, type Symptom } from "@audit/rules";
import { askRule } from "../ask-rule.ts";
import { healedOf, type Uncovered } from "./covered.ts";

/** So many rules have to show a setting before it is taken to be behind them; what two may share by chance needs three. */
const FEWEST: Readonly<Record<Symptom["of"], number>> = {
  "relative-export": 3,
  "closing-slash": 2,
  scripts: 2,
  "product-data": 2,
  "business-data": 2,
  "legal-pages": 2,
  descriptions: 2,
  previews: 2,
  sitemap: 2,
};

/** What two rules show on so many pages each is no chance. */
const NO_CHANCE = 10;

/** What each of them asks for stays to be done beside the others: pages to write, addresses to change. */
const WITH_CODE: ReadonlySet<Symptom["of"]> = new Set([
  "legal-pages",
  "closing-slash",
  "descriptions",
  "previews",
  "relative-export",
  "sitemap",
]);

/** One block in one template: only what is missing on the same pages ends with it. */
const ON_SAME_PAGES: ReadonlySet<Symptom["of"]> = new Set(["product-data"]);
const NEARLY_ALL = 0.8;

/** One dead entry makes no grave fault of the pages that the file lacks. */
const BY_EXTENT: ReadonlySet<Symptom["of"]> = new Set(["sitemap"]);

interface Affected {
  readonly one: Uncovered;
  readonly rank: number;
  readonly shows: (fault: PageFault) => boolean;
}

/** Where several rules see what one setting of the site's program does, one keeps its task and stands for all. */
export const withSharedSettings = (findings: readonly Uncovered[]): readonly Uncovered[] =>
  (Object.keys(FEWEST) as Symptom["of"][]).reduce(withOneSetting, findings);

function withOneSetting(findings: readonly Uncovered[], of: Symptom["of"]): readonly Uncovered[] {
  const affected = findings.flatMap((one): Affected[] => {
    const { rule, pages } = one.finding;
    const symptom = findRule(rule)?.symptoms?.find((one) => one.of === of);
    const shows = (fault: PageFault): boolean => askRule(rule, () => symptom?.shows(fault)) === true;
    return symptom !== undefined && pages.some(shows) ? [{ one, rank: symptom.rank, shows }] : [];
  });
  const named = nearestCause(affected);
  if (named === undefined) return findings;
  const rest = affected.filter((one) => one !== named).toSorted((a, b) => a.rank - b.rank);
  const others = ON_SAME_PAGES.has(of) ? rest.filter((other) => areAlike(named.one, other.one)) : rest;
  const isWide = others.length > 0 && [named, ...others].every((one) => pagesOf(one) >= NO_CHANCE);
  if (1 + others.length < FEWEST[of] && !isWide) return findings;
  const ended = others
    .filter(({ one, shows }) => one.finding.pages.every(shows))
    .flatMap(({ one }) => [healedOf(one.finding, WITH_CODE.has(of)), ...one.heals]);
  return findings.flatMap((one) => {
    if (one === named.one) {
      const graver = BY_EXTENT.has(of)
        ? others.filter((other) => pagesOf(other) >= LEAST_SEEN * pagesOf(named))
        : others;
      return [{ ...one, finding: asGrave(one.finding, graver), heals: [...one.heals, ...ended] }];
    }
    const other = others.find((candidate) => candidate.one === one);
    return other === undefined ? [one] : without(other);
  });
}

const GRAVEST = ["high", "medium", "low"] as const;

/** A task weighs what the gravest of the faults weighs that it ends. */
function asGrave(finding: Finding, others: readonly Affected[]): Finding {
  const all = [finding, ...others.map(({ one }) => one.finding)];
  const severity = GRAVEST.find((one) => all.some((other) => other.severity === one)) ?? finding.severity;
  return severity === finding.severity ? finding : { ...finding, severity };
}

/** The lowest rank of those that see enough of it: what shows on one page does not stand for a fault of fifty. */
function nearestCause(affected: readonly Affected[]): Affected | undefined {
  const widest = Math.max(0, ...affected.map(pagesOf));
  return affected.filter((one) => pagesOf(one) >= LEAST_SEEN * widest).toSorted((a, b) => a.rank - b.rank)[0];
}

const LEAST_SEEN = 0.5;

const pagesOf = ({ one: { finding }, shows }: Affected): number => finding.pages.filter(shows).length;

function areAlike({ finding: one }: Uncovered, { finding: other }: Uncovered): boolean {
  const urls = new Set(one.pages.map(({ url }) => url));
  const shared = other.pages.filter(({ url }) => urls.has(url)).length;
  return shared >= NEARLY_ALL * Math.max(one.pages.length, other.pages.length);
}

function without({ one, shows }: Affected): Uncovered[] {
  const pages = one.finding.pages.filter((fault) => !shows(fault));
  return pages.length > 0 ? [{ ...one, finding: { ...one.finding, pages } }] : [];
}
