import { inRobots, inSource, onPage, richResult, validSchema } from "./checks.ts";
import { phrase, type Phrases } from "./phrase.ts";

const product = richResult("“Product snippets” and “Merchant listings” valid, without the error named here");
const valid = validSchema("the type and its values, without errors");
const article = richResult("“Articles” valid");
const breadcrumb = richResult("“Breadcrumbs” valid");
const organization = validSchema("one Organization with name, address on the web and logo");

export const schemaPhrases: Phrases = {
  "schema-none": phrase("{pages} {tells|tell} machines nothing about {its|their} content", valid),
  "schema-json-invalid": phrase("{pages} {has|have} structured data that can't be read", valid),
  "schema-context-type-missing": phrase("{pages} {has|have} structured data without type or context", valid),
  "schema-required-missing": phrase(
    "Structured data of {pages} lacks required values",
    richResult("no error “missing field”"),
  ),
  "schema-value-format": phrase(
    "Structured data of {pages} has values in a wrong form",
    richResult("no error or warning about values"),
  ),
  "schema-placeholder": phrase(
    "Structured data of {pages} still holds sample values",
    inSource("ld+json", "only real values"),
  ),
  "schema-microdata-mix": phrase(
    "{pages} {describes its product|describe their product} twice and differently",
    product,
  ),
  "product-schema-missing": phrase(
    "{pages} {doesn't|don't} tell Google that {it sells a product|they sell products}",
    product,
  ),
  "product-name-missing": phrase("{pages} {doesn't|don't} tell Google the product's name", product),
  "product-image-missing": phrase("{pages} {doesn't|don't} tell Google the product's picture", product),
  "product-offer-missing": phrase("{pages} {doesn't|don't} tell Google the offer", product),
  "offer-price-missing": phrase("{pages} {doesn't|don't} tell Google the price", product),
  "offer-currency-missing": phrase("{pages} {doesn't|don't} tell Google the currency", product),
  "offer-price-format": phrase("{pages} {writes|write} the price in a form Google can't read", product),
  "offer-availability-missing": phrase("{pages} {doesn't|don't} tell Google whether the product is in stock", product),
  "offer-price-mismatch": phrase("{pages} {tells|tell} Google another price than visitors", product),
  "offer-price-valid-until-past": phrase("The price of {pages} expired in the structured data", product),
  "product-gtin-missing": phrase("{pages} {names|name} no GTIN (barcode number)", product),
  "product-gtin-invalid": phrase("{pages} {names|name} an invalid GTIN (barcode number)", product),
  "product-mpn-sku-missing": phrase("{pages} {names|name} no article number", product),
  "product-brand-missing": phrase("{pages} {doesn't|don't} tell Google the brand", product),
  "product-schema-on-listing": phrase(
    "{pages} {marks|mark} a whole list as one product",
    richResult("an item list, no product errors"),
  ),
  "product-multiple-main": phrase("{pages} {names|name} several main products", product),
  "variant-group-missing": phrase("{pages} {has|have} variants that Google can't tell apart", product),
  "shipping-details-missing": phrase("{pages} {doesn't|don't} tell Google shipping cost and time", product),
  "returns-policy-missing": phrase("Google isn't told the return policy", product),
  "review-rating-missing": phrase("{pages} {shows|show} stars that Google doesn't see", product),
  "review-count-invalid": phrase("{pages} {has|have} an impossible rating in the structured data", product),
  "review-selfserving": phrase("The site rates itself in the structured data", organization),
  "org-schema-missing": phrase("The site doesn't tell machines who runs it", organization),
  "org-logo": phrase("The site doesn't tell Google its logo", organization),
  "org-sameas": phrase("The site doesn't name its official profiles", organization),
  "website-sitename": phrase(
    "The site doesn't tell Google its name",
    validSchema("one WebSite with name and url on the home page"),
  ),
  "article-schema-missing": phrase("{pages} {isn't|aren't} marked as {an article|articles}", article),
  "article-required": phrase("Structured data of {pages} lacks author, date or picture", article),
  "breadcrumb-schema": phrase("{pages} {doesn't|don't} tell Google {its|their} place in the site", breadcrumb),
  "breadcrumb-invalid": phrase("The trail of {pages} can't be read by Google", breadcrumb),
};

const ogImage = inSource(
  'property="og:image"',
  "a picture of the page itself, 1200 by 630 pixels, with its full https address",
);

export const socialPhrases: Phrases = {
  "og-missing": phrase(
    "{pages} {has|have} no preview when shared",
    inSource('property="og:', "og:title, og:type, og:image and og:url"),
  ),
  "og-incomplete": phrase(
    "The preview of {pages} is incomplete when shared",
    inSource('property="og:', "og:title, og:type, og:image and og:url"),
  ),
  "og-image-generic": phrase("All products share one preview picture", ogImage),
  "og-image-size": phrase("The preview picture of {pages} is small", ogImage),
  "og-url-mismatch": phrase(
    "The preview of {pages} names another address than the page",
    inSource('property="og:url"', "the same address as in the canonical link"),
  ),
  "og-image-broken": phrase(
    "The preview picture of {pages} doesn't load",
    inSource('property="og:image"', "a full https address that opens a picture"),
  ),
  "twitter-card-missing": phrase(
    "{pages} {shows|show} only a small preview on X",
    inSource('name="twitter:card"', "summary_large_image"),
  ),
  "twitter-card-incomplete": phrase(
    "The preview of {pages} on X is incomplete",
    inSource('name="twitter:card"', "summary_large_image, and og:title and og:image beside it"),
  ),
  "social-profiles-missing": phrase(
    "The site links to no profile of its own",
    onPage("links to your profiles in the footer, if you have any"),
  ),
  "social-preview-bots-blocked": phrase(
    "robots.txt keeps preview pictures from being shown",
    inRobots("no Disallow for the preview crawlers listed"),
  ),
};

export const toolsPhrases: Phrases = {
  "analytics-missing": phrase(
    "No visitor statistics were found on the site",
    inSource("googletagmanager", "the tag of your statistics tool, unless it only loads after consent"),
  ),
  "rss-feed": phrase("The articles have no feed", inSource("application/rss+xml", "the address of a feed that opens")),
  "analytics-duplicate": phrase("Visitors are counted twice", inSource("googletagmanager", "each measurement id once")),
  "analytics-missing-on-templates": phrase(
    "{pages} {isn't|aren't} counted by the visitor statistics",
    inSource("googletagmanager", "the same tag as on the other pages"),
  ),
};
