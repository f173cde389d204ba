import { inLinks, inRobots, inSource, onPage, richResult, validSchema } from "@audit/rules/wording/checks";
import { phrase, type Phrases } from "@audit/rules/wording/phrase";

const product = richResult("the product without errors");

/** Smaller faults of single pages: head, markup, frames. */
export const detailPhrases: Phrases = {
  "robots-meta-invalid": phrase(
    "{pages} {gives|give} crawlers an order that none of them knows",
    inSource('name="robots"', "directives as Google documents them"),
  ),
  "html-lang-invalid": phrase(
    "{pages} {names its|name their} language in a way that browsers don't know",
    inSource("<html", "lang with a code such as en or de-AT"),
  ),
  "doctype-missing": phrase(
    "{pages} {begins|begin} without a doctype",
    inSource("doctype", "<!doctype html> as the first line"),
  ),
  "charset-missing": phrase(
    "{pages} {doesn't|don't} say at the start how {its|their} letters are encoded",
    inSource("charset", "utf-8, first in the head"),
  ),
  "description-multiple": phrase("{pages} {has|have} several descriptions", inSource('name="description"', "one line")),
  "title-same-as-description": phrase(
    "The description of {pages} only repeats the title",
    inSource('name="description"', "a sentence that the title does not say"),
  ),
  "author-generic": phrase(
    "{pages} {is|are} written by an account instead of a person",
    onPage("the name of a person who knows the subject"),
  ),
  "person-author-schema": phrase(
    "{pages} {doesn't|don't} tell Google who the author is",
    richResult("author with url"),
  ),
  "variant-varies-by": phrase("{pages} {doesn't|don't} tell Google what {its|their} variants differ in", product),
  "offer-item-condition": phrase("{pages} {tells|tell} Google that used goods are new", product),
  "offer-url-canonical": phrase("{pages} {sends|send} buyers from Google to another site", product),
  "schema-id-graph-broken": phrase(
    "The structured data of {pages} {refers|refer} to parts that are missing",
    validSchema("no reference without its entity"),
  ),
  "a11y-landmarks": phrase(
    "{pages} {doesn't|don't} mark where the main content is",
    inSource("<main", "one main element around the content"),
  ),
  "a11y-iframe-title": phrase(
    "{pages} {embeds|embed} films or maps without a name",
    inSource("<iframe", "a title that says what is shown"),
  ),
  "og-locale": phrase(
    "{pages} {names|name} another language in the preview than in the page",
    inSource("og:locale", "the language of the page"),
  ),
  "js-infinite-hydration-state": phrase(
    "{pages} {carries|carry} more script in {its|their} HTML than content",
    onPage("inline scripts below 128 kB, as the browser's developer tools show under Network"),
  ),
  "url-duplicate-params": phrase(
    "The address of {pages} says the same thing twice",
    inLinks("each parameter once, behind one question mark"),
  ),
  "anchor-text-generic": phrase(
    "Links of {pages} only say “read more” or “click here”",
    onPage("each link says what waits behind it"),
  ),
  "js-description-changed": phrase(
    "Scripts change the description of {pages}",
    inSource('name="description"', "the same text that the browser's inspector shows after loading"),
  ),
  "robots-crawl-delay": phrase(
    "robots.txt tells search engines to read very slowly",
    inRobots("no Crawl-delay above 10"),
  ),
};
