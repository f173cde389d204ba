import type { PageFacts } from "@audit/facts";
import { organizationOf } from "./entities.ts";
import { countTexts } from "./shared-texts.ts";

export interface Survey {
  /** Whether a paragraph, or a heading of a page's highest rank, stands on three pages or more. */
  isShared(text: string): boolean;
  /** Whether it stands on a page other than this one. */
  isRepeated(text: string, url: string): boolean;
  /** On how many pages each picture stands, by its address. */
  readonly pictures: ReadonlyMap<string, number>;
  /** Terms that some page's markup states for the whole shop. */
  readonly statedTerms: { readonly shipping: boolean; readonly returns: boolean };
}

/** What is asked of all pages' heavy parts, gathered in one walk: on a large site each page's are fetched from a file. */
export function surveyPages(pages: readonly PageFacts[]): Survey {
  const texts = countTexts();
  const pictures = new Map<string, number>();
  const terms = { shipping: false, returns: false };
  for (const page of pages) {
    texts.add(page);
    for (const url of new Set(page.images.list.flatMap((image) => image.url ?? []))) {
      pictures.set(url, (pictures.get(url) ?? 0) + 1);
    }
    const says = organizationOf(page)?.props ?? {};
    const states = (name: string): boolean => (says[name] ?? []).length > 0;
    terms.shipping ||= states("hasShippingService") || states("shippingDetails");
    terms.returns ||= states("hasMerchantReturnPolicy");
  }
  return { isShared: texts.isShared, isRepeated: texts.isRepeated, pictures, statedTerms: terms };
}
