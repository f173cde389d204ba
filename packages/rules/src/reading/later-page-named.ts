import type { PageFacts } from "@audit/facts";
import { canonicalTarget } from "./canonical-target.ts";
import { isLaterPage, seriesOf } from "./pagination.ts";

const plain = (url: string): string => url.replace(/[?#].*$/s, "").replace(/\/$/, "");

/** The later page of the list itself that its first page names as canonical; null where it names none. */
export function laterPageNamed(page: Pick<PageFacts, "url" | "head" | "response">): string | null {
  const target = isLaterPage(page.url) ? null : canonicalTarget(page);
  return target !== null && isLaterPage(target) && plain(seriesOf(target)) === plain(page.url) ? target : null;
}
