import type { Fixer } from "@audit/rules/fixes/fixer";
import { headOrder } from "@audit/rules/fixes/head/head-order";
import { noindex } from "@audit/rules/fixes/head/robots-meta";
import { alternatives } from "@audit/rules/fixes/pages/alternatives";
import * as business from "@audit/rules/fixes/pages/business-pages";
import { exactCopies, nearCopies, productCopies } from "@audit/rules/fixes/pages/duplicates";
import * as product from "@audit/rules/fixes/pages/product-texts";
import * as texts from "@audit/rules/fixes/pages/texts";
import { description, ownDescription } from "@audit/rules/fixes/words/descriptions";
import * as headings from "@audit/rules/fixes/words/headings";
import { oneTitle, shortTitle, title } from "@audit/rules/fixes/words/titles";

export const contentFixers: Readonly<Record<string, Fixer>> = {
  "title-missing": title,
  "title-multiple": oneTitle,
  "title-outside-head": headOrder,
  "title-duplicate": title,
  "title-too-long": shortTitle,
  "title-too-short": title,
  "title-h1-mismatch": title,
  "description-missing": description,
  "description-duplicate": ownDescription,
  "description-length": description,
  "description-no-offer": description,
  "h1-missing": headings.heading,
  "h1-multiple": headings.oneHeading,
  "h1-image-only": headings.headingText,
  "h2-missing-long-page": headings.subheadings,

  "thin-content": texts.outline,
  "exact-duplicates": exactCopies,
  "near-duplicates": nearCopies,
  "date-visible-missing": texts.visibleDate,
  "date-conflict": texts.oneDate,
  "about-page": business.aboutPage,
  "contact-page": business.contactPage,
  "privacy-policy": business.privacyPage,
  "terms-page": business.termsPage,
  "shipping-page": business.shippingPage,
  "returns-page": business.returnsPage,

  "product-description-missing": product.descriptionOutline,
  "product-price-not-in-html": product.visiblePrice,
  "product-availability-unclear": product.visibleStock,
  "product-delivery-time-missing": product.deliveryTime,
  "product-specs-missing": product.specsTable,
  "product-out-of-stock-dead-end": alternatives,
  "product-title-equals-sku": product.readableName,
  "product-duplicate-in-categories": productCopies,
  "category-intro-missing": product.categoryIntro,
  "category-empty": noindex,

  "question-heading-answer": texts.answers,
  "citations-missing": texts.sources,
  "statistics-missing": texts.figures,
  "comparison-table-html": texts.comparisonTable,
  "lists-for-steps": texts.steps,
  "entity-consistency": texts.oneName,
};
