import type { Finding } from "./finding.ts";

// Words that each page has to find for itself; a layout can't write them.
const OWN_WORDS =
  /^(title|description|h1-image-only|h2|thin|near|exact|product-description|product-title|img-alt|schema-none)/;

// Worth an action of its own on an important page: the owner pastes or writes one text and is done.
const WORDS_WORTH_ALONE =
  /^(title-(missing|duplicate|h1-mismatch|missing-product-terms)|description-(missing|duplicate)|h1-(missing|image-only)|product-description-missing|product-title-equals-sku|category-intro-missing|thin-content)$/;

// What a template writes where the product's data are complete, so that few pages without it lack the data.
const DATA_WORTH_ALONE =
  /^(product-(schema-missing|price-not-in-html|brand-missing|image-missing)|offer-(price-missing|price-mismatch|currency-missing|availability-missing)|schema-json-invalid|orphan-pages)$/;

/** Whether the repair differs from page to page, so that templates keep their own actions. */
export const isPageContent = ({ rule, fixKind }: Finding): boolean => fixKind === "content" || OWN_WORDS.test(rule);

/** Whether important pages get an action of their own besides their group's: for their words, for their data, or not. */
export function ownActionFor({ rule }: Finding): "words" | "data" | null {
  if (WORDS_WORTH_ALONE.test(rule)) return "words";
  return DATA_WORTH_ALONE.test(rule) ? "data" : null;
}
