import { itemAt, type PageKind } from "@audit/facts";
import type { Cause } from "@audit/rules";
import { countUrls } from "@audit/rules/fixes/fixer";
import { pageLabel } from "@audit/rules/view/page-words";
import type { SiteView } from "@audit/rules/view/site-view";
import { number } from "@audit/rules/wording/plural";

/** Who or what is at fault, as the subject of a sentence. */
export interface Subject {
  readonly text: string;
  readonly plural: boolean;
}

const NOUNS: Partial<Record<PageKind, readonly [string, string]>> = {
  product: ["product page", "product pages"],
  category: ["category page", "category pages"],
  article: ["article", "articles"],
  service: ["service page", "service pages"],
  legal: ["legal page", "legal pages"],
  home: ["home page", "home pages"],
};

/** "product pages" for "product"; null for pages without a name of their own. */
export const pagesOfKind = (kind: PageKind | null): string | null =>
  kind === null ? null : (NOUNS[kind]?.[1] ?? null);

/** "product page" or "product pages" */
export function noun(cause: Cause, count: number): string {
  if (cause.scope === "addresses") return count === 1 ? "address" : "addresses";
  const [one, many] = (cause.kind ? NOUNS[cause.kind] : undefined) ?? ["page", "pages"];
  return count === 1 ? one : many;
}

/** A rule may have looked at pages of other kinds too; then the whole is not called by the kind of those at fault. */
export const nounOfAll = (cause: Cause, all: number, view: SiteView): string =>
  noun(all > view.pagesOfKind(cause.kind) ? { ...cause, kind: null } : cause, all);

export function subjectOf(cause: Cause, view: SiteView): Subject {
  const count = countUrls(cause);
  const isHome = cause.scope !== "addresses" && itemAt(cause.faults, 0).url === view.site.home;
  if (count === 1 && (cause.kind === "home" || isHome)) return { text: "The home page", plural: false };
  const page = view.pageAt(itemAt(cause.faults, 0).url);
  if (cause.scope === "group" && cause.sampled === count && cause.outOf > count) {
    const kinds = noun(cause, cause.outOf);
    return {
      text: `${kinds.slice(0, 1).toUpperCase()}${kinds.slice(1)} such as “${pageLabel(page?.url ?? itemAt(cause.faults, 0).url, view)}”`,
      plural: true,
    };
  }
  if (cause.scope === "group" && count === 1 && page !== null) {
    return { text: `The ${noun(cause, 1)} “${pageLabel(itemAt(cause.faults, 0).url, view)}”`, plural: false };
  }
  if (cause.scope === "layout" && count === view.served.length && count > 1)
    return { text: `All ${number(count)} pages`, plural: true };
  return { text: `${number(count)} ${noun(cause, count)}`, plural: count !== 1 };
}
