import type { PageFacts, SiteFacts } from "@audit/facts";
import { type AnyPageRule, type PageVisibility, type Rule, visibilityOf } from "@audit/rules";
import { canonicalTarget } from "@audit/rules/reading/canonical-target";
import type { Tally } from "./tally.ts";

/** A check that saw less than this share of the pages that it is about has not passed. */
const LEAST_SHARE = 0.2;

/** Tells why a check without faults has not passed either; null where it has. */
export interface PassTest {
  page(tally: Tally): string | null;
  site(rule: Rule): string | null;
}

/** A page that asks to be listed under an address that was not read, and how visible it is if nobody follows it there. */
interface Left {
  readonly is: PageVisibility;
  readonly alone: PageVisibility;
}

/**
 * Pages that leave it to addresses which were not read are judged by hardly any rule, and nor is what stands there: where
 * those are most of a rule's pages, or where it could not tell on most, nothing is known of the site.
 */
export function createPassTest({ pages }: Pick<SiteFacts, "pages">): PassTest {
  const read = new Set(pages.filter(({ response }) => response.status > 0).map(({ url }) => url));
  const left = pages.filter((page) => leavesItUnread(page, read)).map(asLeft);
  const listed = pages.filter((page) => visibilityOf(page).listed).length;
  const leftOver = (over: AnyPageRule["over"]): number =>
    left.filter(({ is, alone }) => over.holds(alone) && !over.holds(is)).length;
  return {
    page({ rule, judged, inconclusive }) {
      const unread = left.length === 0 ? 0 : leftOver(rule.over);
      if (isTooFew(judged, unread)) return namingUnread(unread, judged + unread);
      if (!isTooFew(judged, inconclusive.length)) return null;
      const said = inconclusive[0]?.evidence.saw;
      return `On ${inconclusive.length} of ${judged + inconclusive.length} pages this could not be told. ${typeof said === "string" ? said : ""}`.trim();
    },
    // What is wrong with addresses themselves is told of all of them.
    site: ({ category }) =>
      category !== "technical" && isTooFew(listed, left.length)
        ? namingUnread(left.length, listed + left.length)
        : null,
  };
}

/** @param others how many more pages the check is about */
export const isTooFew = (judged: number, others: number): boolean =>
  others > 0 && judged < LEAST_SHARE * (judged + others);

const namingUnread = (count: number, of: number): string =>
  `${count} of ${of} pages name another address as canonical, which was not read, and were not judged.`;

function leavesItUnread(page: PageFacts, read: ReadonlySet<string>): boolean {
  if (page.indexability.reason !== "canonicalised") return false;
  const target = canonicalTarget(page);
  return target !== null && !read.has(target);
}

const asLeft = (page: PageFacts): Left => ({
  is: visibilityOf(page),
  alone: visibilityOf({ ...page, indexability: { indexable: true, reason: "indexable" } }),
});
