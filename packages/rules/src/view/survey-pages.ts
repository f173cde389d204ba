import { everyItem } from "../reading/structured-data.ts";
import { noted } from "../reading/noted.ts";
import { picturesOn } from "../reading/pictures-on.ts";
import { textKey } from "../reading/text-key.ts";
import { createKeyMap, type PageFacts, type SdItem } from "@audit/facts";
import { isOrganization, markedPictures, organizationOf, productOf } from "./entities.ts";
import { beginningKeys, countTexts, pageTextKeys } from "./shared-texts.ts";

export interface Survey {
  /** Whether a paragraph, or a heading of a page's highest rank, stands on three pages or more. */
  isShared(text: string): boolean;
  pagesSaying(text: string): number;
  /** Whether it stands on a page other than this one. */
  isRepeated(text: string, url: string): boolean;
  /** On how many pages the picture at this address stands. */
  pagesShowing(image: string): number;
  /** On how many pages the product that the page is about names it as its picture. */
  pagesMarking(image: string): number;
  /** Terms that some page's markup states for the whole shop. */
  readonly statedTerms: Terms;
}

interface Terms {
  readonly shipping: boolean;
  readonly returns: boolean;
}

/*
 * What is asked of all pages' heavy parts: on a large site they lie in a file, so it is noted while a page is at hand.
 * Lists of numbers take least room there.
 */
const textsOf = noted(pageTextKeys);
const openingsOf = noted(beginningKeys);

const markedOn = noted((page): readonly number[] => markedPictures(page, productOf(page)).map(textKey));

/** Null where a page states none. */
const termsOn = noted((page): Terms | null => {
  const terms = termsOf(page);
  return terms.shipping || terms.returns ? terms : null;
});

export function surveyPages(pages: readonly PageFacts[]): Survey {
  const texts = countTexts();
  const shown = createKeyMap();
  const marked = createKeyMap();
  let [shipping, returns] = [false, false];
  for (const page of pages) {
    texts.add(page.url, textsOf(page), openingsOf(page));
    picturesOn(page).forEach(shown.add);
    new Set(markedOn(page)).forEach(marked.add);
    const terms = termsOn(page);
    shipping ||= terms?.shipping === true;
    returns ||= terms?.returns === true;
  }
  return {
    isShared: texts.isShared,
    pagesSaying: texts.pagesSaying,
    isRepeated: texts.isRepeated,
    pagesShowing: (image) => shown.get(textKey(image)),
    pagesMarking: (image) => marked.get(textKey(image)),
    statedTerms: { shipping, returns },
  };
}

const SHIPPING = ["hasShippingService", "shippingDetails"];
const RETURNS = ["hasMerchantReturnPolicy"];

const states = (item: SdItem | undefined, names: readonly string[]): boolean =>
  names.some((name) => (item?.props[name] ?? []).length > 0);

function termsOf(page: Omit<PageFacts, "links">): Terms {
  // Linking a page's entities costs more than looking whether any could state them.
  const organization = everyItem(page.structuredData).some(
    ({ item }) => isOrganization(item) && states(item, [...SHIPPING, ...RETURNS]),
  );
  const own = organization ? organizationOf(page) : undefined;
  return { shipping: states(own, SHIPPING), returns: states(own, RETURNS) };
}
