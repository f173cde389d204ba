import { oneLine } from "@audit/rules/escape/plain";
import { shell } from "@audit/rules/escape/shell";
import { inSource, onPage, status } from "@audit/rules/wording/checks";
import { phrase, type Phrase, type Phrases } from "@audit/rules/wording/phrase";

const inLighthouse =
  (expect: string): Phrase["check"] =>
  ({ url }) =>
    `Test ${oneLine(url)} at https://pagespeed.web.dev/analysis?url=${encodeURIComponent(url)} or with Lighthouse in the browser's developer tools. Expected: ${expect}.`;

export const renderingPhrases: Phrases = {
  "js-main-content-missing": phrase(
    "The content of {pages} exists only after scripts have run",
    inSource("<h1", "heading, text and price stand in the source, without running scripts"),
  ),
  "js-title-changed": phrase(
    "Scripts change the title of {pages}",
    inSource("<title", "the same title that the browser's tab shows in the end"),
  ),
  "js-h1-changed": phrase(
    "Scripts change or add the main heading of {pages}",
    inSource("<h1", "the heading that visitors see"),
  ),
  "js-canonical-changed": phrase(
    "Scripts change the canonical address of {pages}",
    inSource('rel="canonical"', "the same one line that the browser's inspector shows after loading"),
  ),
  "js-robots-changed": phrase(
    "Scripts change whether {pages} may be listed",
    inSource('name="robots"', "the same rules that the browser's inspector shows after loading"),
  ),
  "js-hreflang-changed": phrase(
    "Scripts change the language versions of {pages}",
    inSource("hreflang", "the same complete list that the browser's inspector shows after loading"),
  ),
  "js-schema-only-rendered": phrase(
    "Structured data of {pages} exists only after scripts have run",
    inSource("application/ld+json", "the product's or article's data"),
  ),
  "js-price-stock-only-rendered": phrase(
    "The price of {pages} exists only after scripts have run",
    inSource("price", "the price that visitors see"),
  ),
  "js-offer-changed": phrase(
    "Scripts change the price or stock that {pages} {tells|tell} Google",
    inSource('"price"', "the same price and stock that the browser's inspector shows after loading"),
  ),
  "js-offer-mismatch": phrase(
    "Scripts show another price or stock than {pages} {tells|tell} Google",
    inSource('"price"', "the price and stock that visitors see after loading"),
  ),
  "js-links-lost": phrase(
    "Links of {pages} disappear when scripts run",
    onPage("the links listed still stand in the page after loading, as the browser's inspector shows"),
  ),
  "js-error-blank": phrase(
    "Script errors leave {pages} partly empty",
    onPage("the whole content, and no red line in the browser's console"),
  ),
  "js-render-slow": phrase(
    "The content of {pages} appears only after seconds",
    onPage("the text stands there within five seconds, also on a slow line"),
  ),
  "js-lazy-content-interaction": phrase(
    "The content of {pages} loads only after scrolling",
    onPage("the main text stands in the browser's inspector before anything was scrolled"),
  ),
  "js-soft-404-spa": phrase(
    "The app answers addresses that don't exist with an empty frame",
    ({ view }) =>
      `Run: curl -s -o /dev/null -w '%{http_code}\\n' ${shell(new URL("/page-that-does-not-exist", view.site.home).href)} Expected: 404.`,
  ),
  "js-shadow-dom-content": phrase(
    "The text of {pages} is locked in closed components or foreign frames",
    onPage("the text is part of the page itself: the browser's search finds it in the inspector"),
  ),
  "js-consent-wall": phrase(
    "A consent layer stands in place of the content of {pages}",
    onPage("in a fresh private window the text stands behind the consent question, before any click"),
  ),

  "js-redirect": phrase("Scripts send visitors of {pages} elsewhere", status("301 and the new address")),
  "links-only-after-js": phrase(
    "{pages} {links|link} to other pages only after scripts have run",
    inSource("<a ", "the links listed stand in the source, without running scripts"),
  ),
  "language-switcher-uncrawlable": phrase(
    "The language switcher of {pages} is not made of links",
    inSource("hreflang", "a link to the page in each language, and the same list in the head"),
  ),
  "img-oversized-pixels": phrase(
    "{pages} {loads|load} pictures far larger than they are shown",
    inLighthouse("“Improve image delivery” names no picture"),
  ),
  "img-product-resolution": phrase(
    "The product picture of {pages} is smaller than Google asks for",
    inSource('"image"', "the address of a picture of at least 500 x 500 pixels"),
  ),
  "horizontal-scroll": phrase(
    "{pages} {is|are} wider than a phone's screen",
    onPage("at a width of 360 pixels in the browser's device view nothing can be pushed sideways"),
  ),
  "back-button-hijack": phrase(
    "{pages} {doesn't|don't} let visitors go back",
    onPage("after coming from a search and clicking once into the page, one step back leads to the search"),
  ),
  "tabs-hidden-content": phrase(
    "Product facts of {pages} load only when a tab is opened",
    inSource("<", "the text of every tab stands in the source"),
  ),

  "cwv-lcp": phrase(
    "The main content of {pages} is painted late",
    inLighthouse("the largest paint within 2.5 seconds"),
  ),
  "cwv-cls": phrase("The content of {pages} jumps while loading", inLighthouse("a layout shift of at most 0.1")),
  "cwv-inp": phrase(
    "{pages} {answers|answer} visitors' taps and clicks late",
    ({ url }) =>
      `Open https://pagespeed.web.dev/analysis?url=${encodeURIComponent(url)} four weeks after the change. Expected: Interaction to Next Paint of at most 200 ms in the visitors' data.`,
  ),
  "critical-template-cwv-business": phrase(
    "A layout that sells is slow: {pages}",
    inLighthouse("the largest paint within 2.5 seconds and at most 200 ms of total blocking time"),
  ),
  "lcp-no-priority": phrase(
    "The main picture of {pages} has no priority",
    inLighthouse("“LCP request discovery” holds"),
  ),
  "lcp-not-in-html": phrase(
    "The main picture of {pages} is not named in the HTML",
    inLighthouse("“LCP request discovery” holds"),
  ),
  "unused-js": phrase("{pages} {loads|load} script that is never used", inLighthouse("less unused script")),
  "js-bundle-heavy": phrase("{pages} {loads|load} too much script", inLighthouse("at most 350 kB of script")),
  "page-weight": phrase("{pages} {is|are} heavy", inLighthouse("at most 3 MB in all")),
  "third-party-heavy": phrase(
    "Other companies' scripts take most of the script time of {pages}",
    inLighthouse("less main-thread time for third parties"),
  ),
  "long-main-thread-tasks": phrase(
    "Scripts block {pages} for long",
    inLighthouse("at most 200 ms of total blocking time"),
  ),
};
