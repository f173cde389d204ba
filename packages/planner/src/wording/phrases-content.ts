import { inSource, onPage, status } from "@audit/rules/wording/checks";
import { phrase, type Phrases } from "@audit/rules/wording/phrase";

const title = inSource("<title", "one title of its own, at most about 60 characters");
const description = inSource('name="description"', "one description of its own with 70 to 155 characters");
const linked = (what: string) =>
  onPage(`a link to ${what} in the footer or menu, and the page behind it answers the questions in the steps`);

export const contentPhrases: Phrases = {
  "title-missing": phrase("{pages} {has|have} no title", title),
  "title-multiple": phrase("{pages} {has|have} several titles", title),
  "title-outside-head": phrase("The title of {pages} stands where search engines ignore it", title),
  "title-duplicate": phrase("{pages} {shares its|share their} title with other pages", title),
  "title-too-long": phrase("The title of {pages} is cut off in search results", title),
  "title-too-short": phrase("The title of {pages} says too little", title),
  "title-h1-mismatch": phrase("Title and heading of {pages} speak of different things", title),
  "description-missing": phrase("{pages} {has|have} no description for search results", description),
  "description-duplicate": phrase("{pages} {shares its|share their} description with other pages", description),
  "description-length": phrase("The description of {pages} is too short or gets cut off", description),
  "description-no-offer": phrase("The description of {pages} names no price, delivery or benefit", description),
  "h1-missing": phrase(
    "{pages} {has|have} no main heading",
    inSource("<h1", "one heading with the subject of the page"),
  ),
  "h1-multiple": phrase("{pages} {has|have} several main headings", inSource("<h1", "one line")),
  "h1-image-only": phrase("The main heading of {pages} is only a picture", inSource("<h1", "words between the tags")),
  "h2-missing-long-page": phrase(
    "{pages} {has|have} long text without subheadings",
    inSource("<h2", "a heading for every few paragraphs"),
  ),
  "thin-content": phrase(
    "{pages} {says|say} clearly less than comparable pages",
    onPage("text that answers what visitors ask about this subject"),
  ),
  "exact-duplicates": phrase(
    "{pages} {has|have} exactly the same text as another page",
    inSource('rel="canonical"', "all copies name the same address, or redirect to it"),
  ),
  "near-duplicates": phrase(
    "{pages} {has|have} nearly the same text as another page",
    onPage("text of its own, or a canonical that names the main version"),
  ),
  "date-visible-missing": phrase("{pages} {shows|show} no date", inSource("<time", "a date near the heading")),
  "date-conflict": phrase(
    "{pages} {gives|give} contradicting dates",
    inSource("dateModified", "the same date as in the text"),
  ),
  "about-page": phrase("There is no page about who runs the site", linked("the page about you")),
  "contact-page": phrase("There is no contact page", linked("the contact page")),
  "privacy-policy": phrase("There is no privacy policy", linked("the privacy policy")),
  "terms-page": phrase("There are no terms and conditions", linked("the terms")),
  "shipping-page": phrase("There is no page on shipping cost and time", linked("the shipping page")),
  "returns-page": phrase("There is no page on returns", linked("the returns page")),
  "product-description-missing": phrase(
    "{pages} {has|have} hardly any description",
    onPage("at least a few sentences of your own about the product"),
  ),
  "product-price-not-in-html": phrase(
    "The price of {pages} is not in the HTML",
    inSource("price", "the price as text, without running scripts"),
  ),
  "product-availability-unclear": phrase(
    "{pages} {doesn't|don't} say whether the product is in stock",
    onPage("a sentence about stock near the price"),
  ),
  "product-delivery-time-missing": phrase(
    "{pages} {doesn't|don't} say how long delivery takes",
    onPage("a delivery time near the price"),
  ),
  "product-specs-missing": phrase(
    "{pages} {has|have} no table of product data",
    inSource("<table", "a row for each property"),
  ),
  "product-out-of-stock-dead-end": phrase(
    "Sold-out products lead nowhere on {pages}",
    onPage("similar products, a date, or a reminder by e-mail"),
  ),
  "product-title-equals-sku": phrase(
    "{pages} {is|are} named by a number instead of words",
    inSource("<h1", "a name that a buyer would type"),
  ),
  "product-duplicate-in-categories": phrase(
    "{pages} {shows|show} products that exist under several addresses",
    inSource('rel="canonical"', "all addresses of a product name the same one"),
  ),
  "category-intro-missing": phrase(
    "{pages} {has|have} no introduction",
    onPage("a short text above or below the products"),
  ),
  "category-empty": phrase("{pages} {is|are} empty", status("404 or 410, or the page has products or a noindex")),
  "question-heading-answer": phrase(
    "Questions on {pages} aren't answered right below",
    onPage("one or two sentences below each question that answer it"),
  ),
  "citations-missing": phrase(
    "{pages} {makes|make} claims without a source",
    onPage("a link to the source beside each number"),
  ),
  "statistics-missing": phrase("{pages} {names|name} no numbers", onPage("at least one provable number with its unit")),
  "comparison-table-html": phrase(
    "{pages} {compares|compare} things without a table",
    inSource("<table", "a table with a row for each thing compared"),
  ),
  "lists-for-steps": phrase("Numbered points on {pages} are no list", inSource("<ol", "the steps as list items")),
  "entity-consistency": phrase(
    "The site's name differs from place to place",
    onPage("the same name in title, preview tags, structured data and footer"),
  ),
};
