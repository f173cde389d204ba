import type { Finding } from "@audit/auditor";

// Words that each page has to find for itself; a layout can't write them.
const OWN_WORDS =
  /^(title|description|h1-image-only|h2|thin|near|exact|product-description|product-title|img-alt|schema-none)/;

// Worth an action of its own on an important page: the owner pastes one text and is done.
const WORTH_ALONE =
  /^(title-(missing|duplicate|h1-mismatch)|description-(missing|duplicate)|h1-(missing|image-only)|product-(schema-missing|description-missing|price-not-in-html)|offer-price-missing)$/;

/** Whether the repair differs from page to page, so that templates keep their own actions. */
export const isPageContent = ({ rule, fixKind }: Finding): boolean => fixKind === "content" || OWN_WORDS.test(rule);

/** Whether important pages get an action of their own besides their group's. */
export const deservesOwnAction = ({ rule }: Finding): boolean => WORTH_ALONE.test(rule);
