import type { Rule } from "../../rule.ts";
import { citationsMissing } from "./ai-citation/citations-missing.ts";
import { comparisonTableHtml } from "./ai-citation/comparison-table-html.ts";
import { entityConsistency } from "./ai-citation/entity-consistency.ts";
import { listsForSteps } from "./ai-citation/lists-for-steps.ts";
import { questionHeadingAnswer } from "./ai-citation/question-heading-answer.ts";
import { statisticsMissing } from "./ai-citation/statistics-missing.ts";
import { thinContent } from "./body/thin-content.ts";
import { exactDuplicates } from "./duplicates/exact-duplicates.ts";
import { nearDuplicates } from "./duplicates/near-duplicates.ts";
import { categoryEmpty } from "./ecommerce/category-empty.ts";
import { categoryIntroMissing } from "./ecommerce/category-intro-missing.ts";
import { productAvailabilityUnclear } from "./ecommerce/product-availability-unclear.ts";
import { productDeliveryTimeMissing } from "./ecommerce/product-delivery-time-missing.ts";
import { productDescriptionMissing } from "./ecommerce/product-description-missing.ts";
import { productDuplicateInCategories } from "./ecommerce/product-duplicate-in-categories.ts";
import { productOutOfStockDeadEnd } from "./ecommerce/product-out-of-stock-dead-end.ts";
import { productPriceNotInHtml } from "./ecommerce/product-price-not-in-html.ts";
import { productSpecsMissing } from "./ecommerce/product-specs-missing.ts";
import { productTitleEqualsSku } from "./ecommerce/product-title-equals-sku.ts";
import { dateConflict } from "./freshness/date-conflict.ts";
import { dateVisibleMissing } from "./freshness/date-visible-missing.ts";
import { h1ImageOnly } from "./headings/h1-image-only.ts";
import { h1Missing } from "./headings/h1-missing.ts";
import { h1Multiple } from "./headings/h1-multiple.ts";
import { h2MissingLongPage } from "./headings/h2-missing-long-page.ts";
import { descriptionDuplicate } from "./titles-meta/description-duplicate.ts";
import { descriptionLength } from "./titles-meta/description-length.ts";
import { descriptionMissing } from "./titles-meta/description-missing.ts";
import { descriptionNoOffer } from "./titles-meta/description-no-offer.ts";
import { titleDuplicate } from "./titles-meta/title-duplicate.ts";
import { titleH1Mismatch } from "./titles-meta/title-h1-mismatch.ts";
import { titleMissing } from "./titles-meta/title-missing.ts";
import { titleMultiple } from "./titles-meta/title-multiple.ts";
import { titleOutsideHead } from "./titles-meta/title-outside-head.ts";
import { titleTooLong } from "./titles-meta/title-too-long.ts";
import { titleTooShort } from "./titles-meta/title-too-short.ts";
import { aboutPage } from "./trust/about-page.ts";
import { contactPage } from "./trust/contact-page.ts";
import { privacyPolicy } from "./trust/privacy-policy.ts";
import { returnsPage } from "./trust/returns-page.ts";
import { shippingPage } from "./trust/shipping-page.ts";
import { termsPage } from "./trust/terms-page.ts";
import { titleBoilerplate } from "./titles-meta/title-boilerplate.ts";
import { titleMissingProductTerms } from "./titles-meta/title-missing-product-terms.ts";
import { headingTooLong } from "./headings/heading-too-long.ts";
import { passageUniqueness } from "./duplicates/passage-uniqueness.ts";
import { tabsHiddenContent } from "./body/tabs-hidden-content.ts";
import { textHidden } from "./body/text-hidden.ts";
import { keywordStuffing } from "./body/keyword-stuffing.ts";
import { imprintLegal } from "./trust/imprint-legal.ts";
import { reviewsVisible } from "./trust/reviews-visible.ts";
import { reviewsNotInHtml } from "./trust/reviews-not-in-html.ts";
import { productVariantUrls } from "./ecommerce/product-variant-urls.ts";
import { categoryProductNamesTruncated } from "./ecommerce/category-product-names-truncated.ts";
import { categoryOverlap } from "./ecommerce/category-overlap.ts";
import { categoryFiltersHeadings } from "./ecommerce/category-filters-headings.ts";
import { chunkSelfContained } from "./ai-citation/chunk-self-contained.ts";
import { statisticsUnsourced } from "./ai-citation/statistics-unsourced.ts";
import { quotationsMissing } from "./ai-citation/quotations-missing.ts";
import { napInconsistent } from "./local/nap-inconsistent.ts";
import { localLandingPages } from "./local/local-landing-pages.ts";
import { doorwayLocations } from "./local/doorway-locations.ts";
import { descriptionMultiple } from "./titles-meta/description-multiple.ts";
import { titleSameAsDescription } from "./titles-meta/title-same-as-description.ts";
import { authorGeneric } from "./trust/author-generic.ts";

export const contentRules: readonly Rule[] = [
  citationsMissing,
  comparisonTableHtml,
  entityConsistency,
  listsForSteps,
  questionHeadingAnswer,
  statisticsMissing,
  thinContent,
  exactDuplicates,
  nearDuplicates,
  categoryEmpty,
  categoryIntroMissing,
  productAvailabilityUnclear,
  productDeliveryTimeMissing,
  productDescriptionMissing,
  productDuplicateInCategories,
  productOutOfStockDeadEnd,
  productPriceNotInHtml,
  productSpecsMissing,
  productTitleEqualsSku,
  dateConflict,
  dateVisibleMissing,
  h1ImageOnly,
  h1Missing,
  h1Multiple,
  h2MissingLongPage,
  descriptionDuplicate,
  descriptionLength,
  descriptionMissing,
  descriptionNoOffer,
  titleDuplicate,
  titleH1Mismatch,
  titleMissing,
  titleMultiple,
  titleOutsideHead,
  titleTooLong,
  titleTooShort,
  aboutPage,
  contactPage,
  privacyPolicy,
  returnsPage,
  shippingPage,
  termsPage,
  titleBoilerplate,
  titleMissingProductTerms,
  headingTooLong,
  passageUniqueness,
  textHidden,
  tabsHiddenContent,
  keywordStuffing,
  imprintLegal,
  reviewsVisible,
  reviewsNotInHtml,
  productVariantUrls,
  categoryProductNamesTruncated,
  categoryOverlap,
  categoryFiltersHeadings,
  chunkSelfContained,
  statisticsUnsourced,
  quotationsMissing,
  napInconsistent,
  localLandingPages,
  doorwayLocations,
  descriptionMultiple,
  titleSameAsDescription,
  authorGeneric,
];
