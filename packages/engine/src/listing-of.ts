import {
  documentNameOf,
  itemAt,
  OTHER_ADDRESS,
  STRAY,
  type Indexability,
  type PageFacts,
  type SiteFacts,
} from "@audit/facts";

const firstPages = new WeakMap<SiteFacts["addressForms"], ReadonlyMap<number, number>>();

/**
 * What a page says of itself: one of a site that hides as a whole is judged as if it were listed, and is not; a second
 * address of a page is left out when pages are counted, and is what it would be alone.
 */
export function listingOf(
  { pages, addressForms }: Pick<SiteFacts, "pages" | "addressForms">,
  index: number,
): Indexability {
  const page = itemAt(pages, index);
  const { indexable, reason } = page.indexability;
  // Search engines may list what was left lying there.
  if (reason === STRAY) return { indexable: true, reason: "indexable" };
  if (reason !== OTHER_ADDRESS) return { indexable: indexable && reason !== "noindex", reason };
  const known = firstPages.get(addressForms) ?? new Map(addressForms.map((form) => [form.other, form.page]));
  firstPages.set(addressForms, known);
  const first = known.get(index);
  // Only pages of one state are taken for one.
  const shared = first === undefined ? "indexable" : itemAt(pages, first).indexability.reason;
  if (shared !== "indexable") return { indexable: false, reason: shared };
  return namesFirst(page) ? { indexable: false, reason: "canonicalised" } : { indexable: true, reason: "indexable" };
}

/** Whether a page names another form of its address. */
function namesFirst({ url, head, response }: PageFacts): boolean {
  const canonical = head.canonicals.find((link) => link.inHead)?.url ?? response.canonicalHeader[0] ?? null;
  return canonical !== null && canonical !== url && documentNameOf(canonical) === documentNameOf(url);
}
