import { shell } from "@audit/rules/escape/shell";
import {
  header,
  inLinks,
  inRobots,
  inSitemap,
  inSource,
  onPage,
  sitemapAnswers,
  status,
} from "@audit/rules/wording/checks";
import { phrase, type Phrases } from "@audit/rules/wording/phrase";

const canonical = inSource(
  'rel="canonical"',
  "one line in the head whose address is the page to be listed, which answers 200",
);
const robotsTag = inSource('name="robots"', "one tag in the head that says what is meant");

/** Access, canonicals, sitemaps, links and lists. */
export const crawlPhrases: Phrases = {
  "robots-txt-too-large": phrase(
    "robots.txt is longer than search engines read",
    inRobots("a file below 500 KB, with one rule for each folder"),
  ),
  "robots-txt-wrong-content-type": phrase(
    "Crawlers find a web page where robots.txt should be",
    inRobots("plain text with User-agent lines, sent as text/plain"),
  ),
  "robots-blocks-rendering-resources": phrase(
    "robots.txt hides styles or scripts that Google needs to draw the pages",
    inRobots("no rule that matches the files shown, or an Allow line for them"),
  ),
  "robots-blocks-images": phrase(
    "robots.txt hides pictures from search engines",
    inRobots("no rule that matches the pictures shown, or an Allow line for them"),
  ),
  "robots-blocked-with-noindex": phrase(
    "{pages} {forbids|forbid} listing where Google may not look",
    inRobots("no rule for these addresses if noindex shall count"),
  ),
  "robots-group-shadowing": phrase(
    "A crawler's own group in robots.txt lifts the general rules for it",
    inRobots("the general rules repeated below the crawler's User-agent line"),
  ),
  "robots-disallow-search-pages": phrase(
    "Results of the shop's own search can be listed: {pages}",
    inRobots("a rule that matches the search, or noindex on its results"),
  ),
  "crawl-trap-infinite-space": phrase(
    "The site makes addresses without end",
    ({ view }) => `Run an audit of ${view.site.home} again. Expected: no address left out as a variation of others.`,
  ),
  "crawl-coverage-gap": phrase(
    "Part of the site was not read by this audit",
    ({ view }) => `Run an audit of ${view.site.home} with a higher page limit. Expected: every known address is read.`,
  ),
  "page-401-403": phrase(
    "{pages} {is|are} linked but may not be opened",
    status("200, or no link of the site leads there"),
  ),
  "mobile-parity": phrase(
    "{pages} {shows|show} phones less than computers",
    ({ url }) =>
      `Run: curl -sL -A 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile' ${shell(url)} | wc -w Expected: about as many words as without -A.`,
  ),
  "dns-or-tls-failure": phrase(
    "{pages} {leads|lead} to no server, or to one without a valid certificate",
    status("200 or 301"),
  ),
  "tls-expiring": phrase(
    "The site's certificate has expired or is about to",
    ({ url }) =>
      `Run: curl -sIv ${shell(url)} 2>&1 | grep -i 'expire date' Expected: a date more than three weeks ahead.`,
  ),
  "tls-name-mismatch": phrase(
    "The site's certificate is not made out to all of its addresses",
    ({ url }) => `Run: curl -sI ${shell(url)} | head -1 Expected: a status line, and no message about the certificate.`,
  ),
  "tls-old-protocol": phrase(
    "The server still lets TLS 1.0 or 1.1 in",
    ({ url }) => `Run: curl -sI --tlsv1.0 --tls-max 1.1 ${shell(url)} Expected: an error instead of an answer.`,
  ),
  "broken-resources": phrase("Styles or scripts of the site are missing: {pages}", status("200")),
  "trailing-slash-inconsistent": phrase(
    "{pages} {answers|answer} with and without a slash at the end",
    ({ url }) =>
      `Run: curl -s -o /dev/null -w '%{http_code} %{redirect_url}\\n' ${shell(url.endsWith("/") ? url.slice(0, -1) : `${url}/`)} Expected: 301 to the other form, or 404.`,
  ),
  "hreflang-redirect-geoip": phrase(
    "Visitors of other languages are sent away from {pages} unasked",
    ({ url }) => `Run: curl -s -o /dev/null -w '%{http_code}\\n' -H 'Accept-Language: de' ${shell(url)} Expected: 200.`,
  ),
  "international-url-structure": phrase(
    "{pages} {changes|change} {its|their} language with the browser's",
    ({ url }) =>
      `Run: curl -sL -H 'Accept-Language: de' ${shell(url)} | grep -io '<html[^>]*>' Expected: the same lang as with another Accept-Language.`,
  ),
  "geo-price-inconsistent": phrase(
    "{pages} {shows|show} another price to visitors of another language",
    onPage("the same price with the browser set to another language"),
  ),
  "cache-policy-weak": phrase(
    "Browsers may not keep files that never change: {pages}",
    header("cache-control", "max-age=31536000"),
  ),
  "no-304-revalidation": phrase(
    "The server sends {pages} again although nothing has changed",
    ({ url }) =>
      `Run: curl -s -o /dev/null -w '%{http_code}\\n' -H "If-None-Match: $(curl -sI ${shell(url)} | grep -i ^etag: | cut -d' ' -f2- | tr -d '\\r')" ${shell(url)} Expected: 304.`,
  ),
  "staging-host-indexable": phrase(
    "A trial copy of the site is open to search engines: {pages}",
    status("401, or 200 only after a password"),
  ),
  "pagination-empty-200": phrase(
    "Lists answer for pages behind their end: {pages}",
    status("404, or 301 to the first page of the list"),
  ),

  "robots-meta-outside-head": phrase("The robots tag of {pages} stands outside the head", robotsTag),
  "noimageindex-set": phrase(
    "{pages} {keeps|keep} {its|their} pictures out of search",
    inSource("noimageindex", "nothing, in the page and in its X-Robots-Tag header"),
  ),
  "unavailable-after-past": phrase(
    "{pages} {has|have} passed the day on which search engines drop {it|them}",
    inSource("unavailable_after", "no such directive, or a day in the future"),
  ),
  "canonical-conflict-header": phrase(
    "{pages} {names|name} one canonical address in the HTML and another in the header",
    header("link", "no canonical, or the address that the HTML names"),
  ),
  "canonical-invalid-attributes": phrase(
    "The canonical link of {pages} carries attributes that make Google ignore it",
    canonical,
  ),
  "canonical-to-blocked": phrase("{pages} {points|point} search engines to an address they may not read", canonical),
  "canonical-loop": phrase("{pages} {is|are} canonical to each other in a circle", canonical),
  "canonical-unlinked": phrase(
    "Links lead to {pages} although another address shall be listed",
    inLinks("it leads to the canonical address"),
  ),
  "canonical-plus-noindex": phrase(
    "{pages} {asks|ask} to be left out and joined with another page at once",
    inSource("canonical", "either noindex or a canonical link to the other page, not both"),
  ),
  "canonical-params-missing": phrase(
    "{pages} {shows|show} the same text as the plain address and {asks|ask} to be listed too",
    canonical,
  ),
  "base-href-problem": phrase(
    "The base address of {pages} is wrong",
    inSource("<base", "nothing, or one full address of the site itself"),
  ),
  "index-bloat-template": phrase("Pages that say next to nothing fill the index: {pages}", robotsTag),
  "indexable-thin-archive": phrase("{pages} {lists|list} one entry or none and can be found in search", robotsTag),

  "sitemap-too-large": phrase("A sitemap is larger than search engines take: {pages}", sitemapAnswers),
  "sitemap-orphans": phrase(
    "A large part of the sitemap is reachable by no link",
    ({ view }) => `Run an audit of ${view.site.home} again. Expected: links lead to the pages of the sitemap.`,
  ),
  "sitemap-lastmod-missing": phrase(
    "The sitemap doesn't say when pages changed",
    inSitemap("a <lastmod> with the day of the page's last change"),
  ),
  "sitemap-lastmod-churn": phrase(
    "The sitemap claims that all pages changed at once",
    inSitemap("dates that differ as the pages' own changes do"),
  ),
  "sitemap-lastmod-drift": phrase(
    "The sitemap gives an older date than {pages} {itself|themselves}",
    inSitemap("the day of the page's last change"),
  ),
  "sitemap-lastmod-future": phrase(
    "The sitemap gives days of change that can't be",
    inSitemap("the day of the page's last change, YYYY-MM-DD, or no <lastmod>"),
  ),
  "sitemap-hreflang-errors": phrase(
    "Language versions in the sitemap don't belong together: {pages}",
    inSitemap("one entry per language version, each with the complete list"),
  ),

  "only-nofollow-inlinks": phrase(
    "Only nofollow links lead to {pages}",
    inLinks("at least one link without rel=nofollow"),
  ),
  "ipr-wasted-on-dead-urls": phrase(
    "Much of the site's internal weight flows into dead addresses",
    ({ view }) => `Open ${view.site.home} and follow its menu. Expected: no link ends at an error.`,
  ),
  "isolated-by-discovery": phrase(
    "Nothing that may be listed links to {pages}",
    inLinks("a link on a page that may be listed"),
  ),
  "internal-pagerank-mismatch": phrase(
    "{pages} {gets|get} less internal weight than single products",
    inLinks("links from the menu, the home page and the products of the category"),
  ),
  "nav-category-coverage": phrase(
    "{pages} can't be reached from the menu",
    ({ view }) => `Open ${view.site.home} and go through the menu. Expected: the category is one or two clicks away.`,
  ),
  "breadcrumb-navigation-missing": phrase(
    "{pages} {shows|show} no breadcrumb trail",
    onPage("a trail of links from the home page down to this one"),
  ),
  "related-products-missing": phrase(
    "{pages} {leads|lead} shoppers nowhere but to the cart",
    onPage("links to related products and to the category outside the menu"),
  ),
  "uncrawlable-anchors": phrase(
    "{pages} {opens|open} other pages by script instead of links",
    inSource("onclick", "no address opened by script without a link to it"),
  ),
  "links-malformed": phrase(
    "{pages} {has|have} links that are misspelled and lead nowhere",
    onPage("links that open what their words promise"),
  ),
  "dead-end-pages": phrase("{pages} {leads|lead} nowhere", onPage("links to the home page and to the page above")),
  "template-discontinuity": phrase(
    "{pages} {has|have} nothing in common with the rest of the site",
    onPage("a page that you made yourself, in the layout of the site, or status 404"),
  ),
  "external-ugc-unqualified": phrase(
    "Paid links on {pages} are not marked",
    inSource("sponsored", 'rel="sponsored" on every partner link'),
  ),
  "url-repetitive-segments": phrase(
    "{pages} {answers|answer} under an address that repeats itself",
    status("301 to the plain address, or 404"),
  ),
  "url-fragment-routing": phrase(
    "{pages} {links|link} to pages that differ only behind the #",
    inSource("#/", "no link to an address behind the #"),
  ),

  "pagination-canonical-page1": phrase("{pages} {calls|call} the first page of the list canonical", canonical),
  "pagination-noindex": phrase("{pages} of a list {is|are} kept out of search", robotsTag),
  "pagination-not-linked": phrase(
    "The rest of the list on {pages} can't be reached by links",
    inSource("page=2", "a link to the second page of the list"),
  ),
  "pagination-broken": phrase(
    "Links to further pages of lists are broken: {pages}",
    status("200, or no link leads there"),
  ),
  "pagination-fragment-only": phrase(
    "The further pages of {pages} differ only behind the #",
    inSource("page=2", "a link such as ?page=2, without #"),
  ),
  "facet-indexable-combinations": phrase(
    "Lists with several filters at once can be listed: {pages}",
    inRobots("a rule that matches addresses with several filters"),
  ),
  "facet-links-crawlable": phrase(
    "Filters open an endless number of addresses: {pages}",
    inRobots("rules that match the filter parameters"),
  ),
  "facet-order-inconsistent": phrase("{pages} {repeats|repeat} a list with the filters in another order", canonical),
  "facet-empty-200": phrase(
    "Filters without any product answer like a full page: {pages}",
    ({ url }) => `Run: curl -s -o /dev/null -w '%{http_code}\\n' ${shell(url)} Expected: 404.`,
  ),
  "facet-canonical-chain": phrase("{pages} {names|name} a canonical address that can't be listed", canonical),
  "sort-params-indexable": phrase("Sorted copies of a list can be listed: {pages}", canonical),
};
