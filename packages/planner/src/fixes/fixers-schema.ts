import type { Fixer } from "./fixer.ts";
import * as blocks from "./markup/blocks.ts";
import { contextAndType, required, samples, valueFormats } from "./markup/entity-repair.ts";
import { oneSyntax, product, variantGroup } from "./markup/product.ts";

export const schemaFixers: Readonly<Record<string, Fixer>> = {
  "schema-none": blocks.fitting,
  "schema-json-invalid": blocks.freshBlock,
  "schema-context-type-missing": contextAndType,
  "schema-required-missing": required,
  "schema-value-format": valueFormats,
  "schema-placeholder": samples,
  "schema-microdata-mix": oneSyntax,
  "variant-group-missing": variantGroup,
  "review-selfserving": blocks.organization,

  "product-schema-missing": product(),
  "product-name-missing": product(),
  "product-image-missing": product(),
  "product-offer-missing": product(),
  "product-gtin-missing": product("gtin"),
  "product-gtin-invalid": product("gtin"),
  "product-mpn-sku-missing": product("mpn"),
  "product-brand-missing": product("brand"),
  "product-schema-on-listing": blocks.itemList,
  "product-multiple-main": product(),
  "offer-price-missing": product(),
  "offer-currency-missing": product(),
  "offer-price-format": product(),
  "offer-availability-missing": product(),
  "offer-price-mismatch": product("price"),
  "offer-price-valid-until-past": product(),
  "shipping-details-missing": product("shipping"),
  "returns-policy-missing": blocks.returnPolicy,
  "review-rating-missing": product("rating"),
  "review-count-invalid": product("rating"),

  "org-schema-missing": blocks.organization,
  "org-logo": blocks.organization,
  "org-sameas": blocks.organizationProfiles,
  "website-sitename": blocks.website,
  "article-schema-missing": blocks.article,
  "article-required": blocks.article,
  "breadcrumb-schema": blocks.breadcrumb,
  "breadcrumb-invalid": blocks.breadcrumb,
};
