import { gradeOf } from "@audit/auditor";
import { rules } from "@audit/rules";
import type { ActionJson, AuditJson } from "../../audit-json.ts";

/** A new page, or one that has grown, comes from the same server, whose settings are at fault already. */
const SERVER_RULE = "no-compression";

/**
 * What is less of a fault that was there: a preview without the picture that its owner chooses, one link in place of none,
 * a link that forwards in place of one that leads nowhere.
 */
const PART_LEFT = [
  [/^(og|twitter-card)-incomplete /, "og-missing "],
  [/^weak-internal-links /, "orphan-pages "],
  [/^internal-links-to-redirects /, "broken-internal-links "],
] as const;

/** Copies and unreadable markup: the page that is kept, and what can be read at last, count only now. */
const OPENING = /^(noindex-|unavailable-after|exact-duplicates$|schema-json-invalid$)/;

/** Nothing of the site could be read before; of what is told now only faults of robots.txt and sitemap come from the code. */
const OPENS_ALL = "robots-blocks-whole-site";
const OF_ROBOTS = /^(robots|sitemap)-/;

/**
 * What the lab fills in for the owner stands nowhere on the page; rules that compare the two can't be held then.
 */
const COMPARING =
  /^(title-missing-product-terms|shipping-rate|shipping-mismatch|returns-mismatch|ai-extractor-survival|product-identifier-url-mismatch) /;

/** Rules that ask for single values of an entity. */
const ASKING =
  /^(org-(logo|sameas)|product-(brand|image|mpn-sku|gtin|offer|description)-missing|product-attributes-missing|offer-(price|availability|currency)-missing|(returns-policy|shipping-details)-missing|article-required|person-author-schema|schema-required-missing|local-business-schema|agent-product-feed-fields|variant-) ?/;

/** Rules about times: they differ from run to run whatever is changed. */
const MEASURED = /^(ttfb|page-timeout|ai-latency)/;

/** What is told and asks for no work is no fault that a fix could bring. */
const INFORMING: ReadonlySet<string> = new Set(
  rules.filter((rule) => rule.informs === true || gradeOf(rule) === "C").map(({ id }) => id),
);

/**
 * What only the owner knows stands in no block, and of a new one it is not asked either: until he adds it, it is missing
 * there, as it was before.
 */
export const isOpenAction = ({ implementation, patches }: ActionJson): boolean =>
  implementation?.includes("only you know it") === true ||
  patches.some(({ op, before, key }) => op === "jsonld" && before === null && OF_GOODS.test(key ?? ""));

const OF_GOODS = /^(Product|ProductGroup|Article|VideoObject)$/;

interface Tried {
  readonly before: AuditJson;
  readonly after: AuditJson;
  readonly actions: readonly ActionJson[];
}

/** Faults that the site has since the code of these actions was applied. */
export function newFaults({ before, after, actions }: Tried): string[] {
  const isFilled = actions.some(
    ({ implementation, patches }) =>
      implementation?.includes("[fill in:") === true || patches.some((patch) => patch.after?.includes("[fill in:")),
  );
  const isOpen = actions.some(isOpenAction);
  const olds = [...actions.map((action) => oldFaults(before, action)), countsOnlyNow(before, after)];
  return allFaults(after).filter(
    (fault) =>
      !olds.some((isOld) => isOld(fault)) && !(isFilled && COMPARING.test(fault)) && !(isOpen && ASKING.test(fault)),
  );
}

/** Whether a fault was there before the fix, be it on a page that no rule spoke about until then. */
function oldFaults(before: AuditJson, action: ActionJson): (fault: string) => boolean {
  const known = new Set(allFaults(before));
  const opened = OPENING.test(action.rule) ? [...action.affected.urls, ...keptOf(action)] : [];
  const isSlow = before.findings.some(({ rule, verdict }) => rule === SERVER_RULE && verdict === "fail");
  return (fault) =>
    known.has(fault) ||
    (action.rule === OPENS_ALL && !OF_ROBOTS.test(fault)) ||
    PART_LEFT.some(([less, more]) => known.has(fault.replace(less, more))) ||
    (isSlow && fault.startsWith(`${SERVER_RULE} `)) ||
    opened.some((url) => fault.endsWith(` ${url}`));
}

/** Pages that copies point to from now on. */
const keptOf = ({ implementation }: ActionJson): string[] =>
  [...(implementation ?? "").matchAll(/rel="canonical" href="([^"]+)"/g)].flatMap(([, url]) => url ?? []);

/**
 * Faults of a page that search engines could not list before and can now; what could not be told of that page before; and
 * of a rule that had nothing to judge and of which the plan asks nobody anything, before and after.
 */
function countsOnlyNow(before: AuditJson, after: AuditJson): (fault: string) => boolean {
  const closed = new Set(before.pages.filter(({ indexable }) => !indexable).map(({ url }) => url));
  const opened = new Set(
    after.pages.filter(({ url, indexable }) => indexable && closed.has(url)).map(({ url }) => url),
  );
  const judged = new Set([
    ...before.passed,
    ...before.findings.filter(({ verdict }) => verdict === "fail").map(({ rule }) => rule),
  ]);
  const asked = new Set(after.actions.flatMap(({ rule, heals }) => [rule, ...heals.map((one) => one.rule)]));
  const untold = new Set(faultsOf(before, "unknown"));
  return (fault) => {
    const [rule = "", url = ""] = fault.split(" ");
    return opened.has(url) || untold.has(fault) || (!judged.has(rule) && !asked.has(rule));
  };
}

export const allFaults = (audit: AuditJson): string[] =>
  faultsOf(audit, "fail").filter((fault) => {
    const [rule = ""] = fault.split(" ");
    return !MEASURED.test(rule) && !INFORMING.has(rule);
  });

const faultsOf = (audit: AuditJson, wanted: "fail" | "unknown"): string[] =>
  audit.findings.flatMap(({ rule, verdict, pages }) =>
    verdict === wanted ? pages.map(({ url }) => `${rule} ${url}`) : [],
  );
