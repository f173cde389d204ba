import { inSource, onPage, status, validSchema } from "@audit/rules/wording/checks";
import { phrase, type Phrases } from "@audit/rules/wording/phrase";

const title = inSource("<title", "a title that says what only this page offers");
const canonical = inSource('rel="canonical"', "the main address, or words of its own in title and heading");

export const textPhrases: Phrases = {
  "title-boilerplate": phrase("The title of {pages} is mostly the same as on every page", title),
  "title-missing-product-terms": phrase("The title of {pages} leaves out name or brand", title),
  "heading-too-long": phrase("The main heading of {pages} is long", inSource("<h1", "about 70 characters or fewer")),
  "passage-uniqueness": phrase(
    "{pages} {repeats|repeat} what other pages say",
    onPage("passages that stand on no other page"),
  ),
  "text-hidden": phrase(
    "{pages} {hides|hide} text from visitors",
    onPage("all of its text visible, or opened by a click"),
  ),
  "keyword-stuffing": phrase("{pages} {repeats|repeat} one word over and over", onPage("text that reads well aloud")),
  "imprint-legal": phrase(
    "There is no imprint or legal notice",
    onPage("a link to the imprint in the footer, and the page names business, address and register number"),
  ),
  "reviews-visible": phrase("{pages} {shows|show} no customer reviews", onPage("reviews that buyers wrote")),
  "reviews-not-in-html": phrase(
    "The reviews of {pages} come by a script of another site only",
    inSource("rating", "rating and reviews in the HTML"),
  ),
  "product-variant-urls": phrase("{pages} {competes|compete} with other variants of {its|their} product", canonical),
  "category-product-names-truncated": phrase(
    "{pages} {lists|list} products without name or price",
    inSource("price", "name and price of each product in the list"),
  ),
  "category-overlap": phrase(
    "{pages} {lists|list} nearly the same products as another category",
    onPage("products that no other category lists, or a redirect to it"),
  ),
  "category-filters-headings": phrase("{pages} {carries|carry} the words of the whole category", canonical),
  "chunk-self-contained": phrase(
    "Sections of {pages} don't say what they are about",
    onPage("a first sentence in each section that names its subject"),
  ),
  "statistics-unsourced": phrase(
    "{pages} {names|name} figures without a source",
    onPage("source and link beside each figure"),
  ),
  "quotations-missing": phrase(
    "{pages} {quotes|quote} nobody",
    inSource("<blockquote", "a quotation with name and role"),
  ),
  "nap-inconsistent": phrase(
    "Phone or address of the business differ between pages",
    validSchema("the same phone and address as on the other pages"),
  ),
  "local-landing-pages": phrase(
    "{pages} {lists|list} stores that have no page of their own",
    onPage("a link from each store to its page"),
  ),
  "doorway-locations": phrase(
    "{pages} {differs|differ} from others by one name only",
    onPage("what is true of this place or thing only"),
  ),
};

export const machinePhrases: Phrases = {
  "placeholder-text": phrase("{pages} {shows|show} sample text", onPage("no filler text and no unfilled field")),
  "img-picture-no-img": phrase(
    "Pictures on {pages} have no image inside",
    inSource("<picture", "an img in each picture"),
  ),
  "leaked-secrets": phrase(
    "{pages} {gives|give} away a secret key",
    inSource("<script", "no key that belongs on the server"),
  ),
  "known-vulnerable-js": phrase(
    "{pages} {loads|load} a script with a known security hole",
    inSource("<script", "the version named in the steps or a newer one"),
  ),
  "hacked-content": phrase(
    "{pages} {carries|carry} spam that looks injected",
    inSource("<a ", "only links that you set yourself"),
  ),
  "exposed-files": phrase("{pages} {is|are} public and must not be", status("403 or 404")),
  "html-empty": phrase("{pages} {answers|answer} with an empty page", status("200 and a page with content, or 500")),
  "multiple-head-body": phrase("{pages} {starts its|start their} head or body twice", inSource("<body", "one line")),
  mojibake: phrase("{pages} {shows|show} damaged letters", onPage("letters as they were written")),
  "ai-extractor-survival": phrase(
    "Name or price of {pages} stands outside the main text",
    inSource("<main", "heading and price inside main"),
  ),
  "ai-paywall-gate": phrase("{pages} {ends|end} at a gate", onPage("the answer before anybody has to sign up")),
  "agent-a11y-tree": phrase(
    "{pages} {has|have} buttons that machines can't tell from text",
    inSource("onclick", "only buttons and links react to clicks"),
  ),
  "agent-state-in-url": phrase(
    "{pages} {shows|show} more products only after a click",
    inSource("page=", "links to the further parts of the list"),
  ),
  "agent-hidden-prompt-injection": phrase(
    "{pages} {hides|hide} orders to AI",
    inSource("style=", "no hidden sentences that tell a model what to do"),
  ),
  "img-broken": phrase("{pages} {shows|show} pictures that don't load", onPage("every picture")),
  "img-too-heavy": phrase(
    "{pages} {loads|load} heavy pictures",
    onPage("pictures of at most 200 KB each, as the browser's network tab shows"),
  ),
  "intrusive-interstitial": phrase(
    "A layer covers {pages} on the first visit",
    onPage("the content at once, in a private window"),
  ),
  "agent-overlay-blocks-click": phrase(
    "A layer lies over the buttons of {pages}",
    onPage("buttons that can be clicked at once, in a private window"),
  ),
  "url-injection-reflection": phrase(
    "{pages} {repeats|repeat} words from the address",
    inSource("zqxaudit7", "nothing, or a page with noindex"),
  ),
  "ai-bots-waf-blocked": phrase(
    "The firewall turns AI agents away from {pages}",
    status("200 with the name of the agent as user agent, too"),
  ),
  "ai-bots-content-differs": phrase(
    "{pages} {sends|send} AI agents another text",
    onPage("the same text whoever asks"),
  ),
  "ai-pay-per-crawl": phrase(
    "AI agents are asked to pay for pages",
    status("200 with the name of an AI agent as user agent"),
  ),
  "product-schema-stale-cache": phrase(
    "{pages} {comes|come} from the cache with an old price or stock",
    inSource("ld+json", "the same offer with and without a parameter in the address"),
  ),
  "social-js-only": phrase(
    "The preview tags of {pages} appear only after scripts ran",
    inSource('property="og:', "og:title, og:image and og:url"),
  ),
  "agent-product-feed-fields": phrase(
    "The product data of {pages} are too thin for AI shopping",
    validSchema("a Product with number, brand, description, picture, price, currency and stock"),
  ),
};
