import type { Rule } from "../../rule.ts";
import { articleRequired } from "./article/article-required.ts";
import { articleSchemaMissing } from "./article/article-schema-missing.ts";
import { schemaContextTypeMissing } from "./general/schema-context-type-missing.ts";
import { schemaJsonInvalid } from "./general/schema-json-invalid.ts";
import { schemaMicrodataMix } from "./general/schema-microdata-mix.ts";
import { schemaNone } from "./general/schema-none.ts";
import { schemaPlaceholder } from "./general/schema-placeholder.ts";
import { schemaRequiredMissing } from "./general/schema-required-missing.ts";
import { schemaValueFormat } from "./general/schema-value-format.ts";
import { breadcrumbInvalid } from "./navigation/breadcrumb-invalid.ts";
import { breadcrumbSchema } from "./navigation/breadcrumb-schema.ts";
import { orgLogo } from "./organization/org-logo.ts";
import { orgSameas } from "./organization/org-sameas.ts";
import { orgSchemaMissing } from "./organization/org-schema-missing.ts";
import { websiteSitename } from "./organization/website-sitename.ts";
import { offerAvailabilityMissing } from "./product/offer-availability-missing.ts";
import { offerCurrencyMissing } from "./product/offer-currency-missing.ts";
import { offerPriceFormat } from "./product/offer-price-format.ts";
import { offerPriceMismatch } from "./product/offer-price-mismatch.ts";
import { offerPriceMissing } from "./product/offer-price-missing.ts";
import { offerPriceValidUntilPast } from "./product/offer-price-valid-until-past.ts";
import { productBrandMissing } from "./product/product-brand-missing.ts";
import { productGtinInvalid } from "./product/product-gtin-invalid.ts";
import { productGtinMissing } from "./product/product-gtin-missing.ts";
import { productImageMissing } from "./product/product-image-missing.ts";
import { productMpnSkuMissing } from "./product/product-mpn-sku-missing.ts";
import { productMultipleMain } from "./product/product-multiple-main.ts";
import { productNameMissing } from "./product/product-name-missing.ts";
import { productOfferMissing } from "./product/product-offer-missing.ts";
import { productSchemaMissing } from "./product/product-schema-missing.ts";
import { productSchemaOnListing } from "./product/product-schema-on-listing.ts";
import { reviewCountInvalid } from "./reviews/review-count-invalid.ts";
import { reviewRatingMissing } from "./reviews/review-rating-missing.ts";
import { reviewSelfserving } from "./reviews/review-selfserving.ts";
import { returnsPolicyMissing } from "./shipping-returns/returns-policy-missing.ts";
import { shippingDetailsMissing } from "./shipping-returns/shipping-details-missing.ts";
import { variantGroupMissing } from "./variants/variant-group-missing.ts";
import { shippingRate } from "./shipping-returns/shipping-rate.ts";
import { shippingDestination } from "./shipping-returns/shipping-destination.ts";
import { shippingTimes } from "./shipping-returns/shipping-times.ts";
import { returnsRequired } from "./shipping-returns/returns-required.ts";
import { returnsDays } from "./shipping-returns/returns-days.ts";
import { returnsMismatch } from "./shipping-returns/returns-mismatch.ts";
import { shippingMismatch } from "./shipping-returns/shipping-mismatch.ts";
import { returnsFeesMethod } from "./shipping-returns/returns-fees-method.ts";
import { variantGroupId } from "./variants/variant-group-id.ts";
import { variantOwnOffer } from "./variants/variant-own-offer.ts";
import { variantUrls } from "./variants/variant-urls.ts";
import { variantMultiPageLinks } from "./variants/variant-multi-page-links.ts";
import { variantPreselect } from "./variants/variant-preselect.ts";
import { schemaNotVisible } from "./general/schema-not-visible.ts";
import { schemaDrift } from "./general/schema-drift.ts";
import { schemaDuplicateEntities } from "./general/schema-duplicate-entities.ts";
import { schemaCoverageOutlier } from "./general/schema-coverage-outlier.ts";
import { offerAvailabilityMismatch } from "./product/offer-availability-mismatch.ts";
import { offerSaleInverted } from "./product/offer-sale-inverted.ts";
import { offerSalePriceMarkup } from "./product/offer-sale-price-markup.ts";
import { offerAggregateofferForListing } from "./product/offer-aggregateoffer-for-listing.ts";
import { productDescriptionMissingSchema } from "./product/product-description-missing-schema.ts";
import { productAttributesMissing } from "./product/product-attributes-missing.ts";
import { productIdentifierUrlMismatch } from "./product/product-identifier-url-mismatch.ts";
import { reviewMismatch } from "./reviews/review-mismatch.ts";
import { reviewSitewideCopy } from "./reviews/review-sitewide-copy.ts";
import { orgDuplicates } from "./organization/org-duplicates.ts";
import { articleDatesIllogical } from "./article/article-dates-illogical.ts";
import { breadcrumbMismatch } from "./navigation/breadcrumb-mismatch.ts";
import { localBusinessSchema } from "./local/local-business-schema.ts";
import { videoSchema } from "./video/video-schema.ts";
import { schemaTypeUnknown } from "./general/schema-type-unknown.ts";
import { productSchemaStaleCache } from "./product/product-schema-stale-cache.ts";
import { personAuthorSchema } from "./article/person-author-schema.ts";
import { variantVariesBy } from "./variants/variant-varies-by.ts";
import { offerItemCondition } from "./product/offer-item-condition.ts";
import { offerUrlCanonical } from "./product/offer-url-canonical.ts";
import { schemaIdGraphBroken } from "./general/schema-id-graph-broken.ts";
import { offerUnitPricing } from "./product/offer-unit-pricing.ts";

export const schemaRules: readonly Rule[] = [
  articleRequired,
  articleSchemaMissing,
  schemaContextTypeMissing,
  schemaJsonInvalid,
  schemaMicrodataMix,
  schemaNone,
  schemaPlaceholder,
  schemaRequiredMissing,
  schemaValueFormat,
  breadcrumbInvalid,
  breadcrumbSchema,
  orgLogo,
  orgSameas,
  orgSchemaMissing,
  websiteSitename,
  offerAvailabilityMissing,
  offerCurrencyMissing,
  offerPriceFormat,
  offerPriceMismatch,
  offerPriceMissing,
  offerPriceValidUntilPast,
  productBrandMissing,
  productGtinInvalid,
  productGtinMissing,
  productImageMissing,
  productMpnSkuMissing,
  productMultipleMain,
  productNameMissing,
  productOfferMissing,
  productSchemaMissing,
  productSchemaOnListing,
  reviewCountInvalid,
  reviewRatingMissing,
  reviewSelfserving,
  returnsPolicyMissing,
  shippingDetailsMissing,
  variantGroupMissing,
  shippingRate,
  shippingDestination,
  shippingTimes,
  returnsRequired,
  returnsDays,
  returnsFeesMethod,
  returnsMismatch,
  shippingMismatch,
  variantGroupId,
  variantOwnOffer,
  variantUrls,
  variantMultiPageLinks,
  variantPreselect,
  schemaNotVisible,
  schemaDrift,
  schemaDuplicateEntities,
  schemaCoverageOutlier,
  offerAvailabilityMismatch,
  offerSaleInverted,
  offerSalePriceMarkup,
  offerAggregateofferForListing,
  productDescriptionMissingSchema,
  productAttributesMissing,
  productIdentifierUrlMismatch,
  reviewMismatch,
  reviewSitewideCopy,
  orgDuplicates,
  articleDatesIllogical,
  breadcrumbMismatch,
  localBusinessSchema,
  videoSchema,
  schemaTypeUnknown,
  productSchemaStaleCache,
  personAuthorSchema,
  variantVariesBy,
  offerItemCondition,
  offerUrlCanonical,
  schemaIdGraphBroken,
  offerUnitPricing,
];
