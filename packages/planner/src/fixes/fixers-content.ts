import type { Fixer } from "./fixer.ts";
import { headOrder } from "./head/head-order.ts";
import { noindex } from "./head/robots-meta.ts";
import { alternatives } from "./pages/alternatives.ts";
import * as business from "./pages/business-pages.ts";
import { exactCopies, nearCopies, productCopies } from "./pages/duplicates.ts";
import * as product from "./pages/product-texts.ts";
import * as texts from "./pages/texts.ts";
import { description, ownDescription } from "./words/descriptions.ts";
import * as headings from "./words/headings.ts";
import { oneTitle, shortTitle, title } from "./words/titles.ts";

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
