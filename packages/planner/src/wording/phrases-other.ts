import { inRobots, inSource, onPage, richResult, validSchema } from "@audit/rules/wording/checks";
import { phrase, type Phrases } from "@audit/rules/wording/phrase";

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
    "The home page doesn't state the site's name in its markup",
    validSchema("one WebSite with name and url on the home page"),
  ),
  "article-schema-missing": phrase("{pages} {isn't|aren't} marked as {an article|articles}", article),
  "article-required": phrase("Structured data of {pages} lacks author, date or picture", article),
  "breadcrumb-schema": phrase("{pages} {doesn't|don't} tell Google {its|their} place in the site", breadcrumb),
  "breadcrumb-invalid": phrase("The trail of {pages} can't be read by Google", breadcrumb),
  "breadcrumb-mismatch": phrase("{pages} {tells|tell} Google another trail than visitors", breadcrumb),
  "schema-not-visible": phrase(
    "{pages} {marks|mark} up texts that visitors can't see",
    onPage("every marked up question, answer and review on the page"),
  ),
  "schema-drift": phrase("The markup of {pages} names another thing than the heading", valid),
  "schema-duplicate-entities": phrase("{pages} {describes|describe} one thing twice and differently", valid),
  "schema-coverage-outlier": phrase("{pages} {lacks|lack} the markup that {its|their} siblings have", valid),
  "schema-type-unknown": phrase("The structured data of {pages} has misspelt names", valid),
  "offer-availability-mismatch": phrase("{pages} {tells|tell} Google another stock than visitors", product),
  "offer-sale-price-markup": phrase("{pages} {doesn't|don't} tell Google about the reduced price", product),
  "offer-unit-pricing": phrase(
    "{pages} {doesn't|don't} tell Google {its price|their prices} per kilogram or litre",
    product,
  ),
  "offer-sale-inverted": phrase("The old price of {pages} is not above the new one in the markup", product),
  "offer-aggregateoffer-for-listing": phrase("{pages} {gives|give} Google a price range instead of a price", product),
  "product-description-missing-schema": phrase("{pages} {gives|give} Google no sound description", product),
  "product-attributes-missing": phrase("{pages} {hides|hide} colour, size or material from filters", product),
  "product-identifier-url-mismatch": phrase(
    "{pages} {shares its|share their} article number with other products",
    product,
  ),
  "variant-group-id": phrase("The variants of {pages} have no number in common", product),
  "variant-own-offer": phrase("Variants of {pages} lack a number, price or stock of their own", product),
  "variant-urls": phrase("Variants of {pages} have no addresses of their own", product),
  "variant-multi-page-links": phrase(
    "{pages} {doesn't|don't} say which product {it is a variant|they are variants} of",
    product,
  ),
  "variant-preselect": phrase(
    "{pages} {shows|show} another variant's price",
    onPage("the variant in the address is chosen"),
  ),
  "shipping-rate": phrase("{pages} {doesn't|don't} tell Google the shipping cost", product),
  "shipping-destination": phrase("{pages} {doesn't|don't} tell Google where you ship to", product),
  "shipping-times": phrase("{pages} {doesn't|don't} tell Google how long delivery takes", product),
  "returns-required": phrase("The return policy of {pages} is incomplete in the markup", product),
  "returns-days": phrase("The return policy of {pages} names no number of days", product),
  "returns-fees-method": phrase("The return policy of {pages} says neither cost nor way", product),
  "returns-mismatch": phrase("{pages} {promises|promise} Google other return terms than visitors", product),
  "shipping-mismatch": phrase("{pages} {promises|promise} Google other shipping terms than visitors", product),
  "review-mismatch": phrase("{pages} {tells|tell} Google another rating than visitors", product),
  "review-sitewide-copy": phrase("{pages} {carries|carry} the same rating as other products", product),
  "org-duplicates": phrase("Pages of the site describe the business differently", organization),
  "article-dates-illogical": phrase("The dates of {pages} can't be right", article),
  "local-business-schema": phrase(
    "{pages} {doesn't|don't} tell machines phone and opening hours",
    validSchema("a LocalBusiness with telephone and opening hours"),
  ),
  "video-schema": phrase(
    "{pages} {shows a video|show videos} that Google knows too little about",
    richResult("“Videos” valid"),
  ),
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
  "og-title-duplicate-template": phrase(
    "The previews of {pages} all carry one title",
    inSource('property="og:title"', "the name of this page"),
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
