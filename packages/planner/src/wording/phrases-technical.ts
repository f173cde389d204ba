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
  timed,
} from "@audit/rules/wording/checks";
import { phrase, type Phrases } from "@audit/rules/wording/phrase";

const canonical = inSource(
  'rel="canonical"',
  "one line in the head whose address is the page to be listed, which answers 200",
);
const hreflang = inSource(
  "hreflang",
  "the same complete list of languages on every version, each with a full address that answers 200",
);
const robotsTag = inSource('name="robots"', "no noindex, nofollow, nosnippet or none");

export const technicalPhrases: Phrases = {
  "robots-txt-missing": phrase(
    "The site has no robots.txt",
    inRobots("a text file that begins with a User-agent line"),
  ),
  "robots-txt-unreachable": phrase(
    "robots.txt doesn't answer, so search engines may stop reading the site",
    inRobots("status 200 or 404, never an error 5xx or a timeout"),
  ),
  "robots-txt-syntax": phrase(
    "robots.txt has lines that crawlers can't read",
    inRobots("only lines of the form “Field: value” below a User-agent line"),
  ),
  "robots-blocks-whole-site": phrase(
    "robots.txt closes the whole site to search engines",
    inRobots("no “Disallow: /” in the groups for * or Googlebot"),
  ),
  "robots-blocked-but-linked": phrase(
    "{pages} {is|are} linked but blocked by robots.txt",
    inRobots("no rule that matches the addresses which should be found"),
  ),
  "robots-no-sitemap-line": phrase(
    "robots.txt doesn't name the sitemap",
    inRobots("a line “Sitemap:” with the full address"),
  ),
  "html-over-2mb": phrase(
    "{pages} {is|are} larger than the 2 MB that Google reads",
    ({ url }) => `Run: curl -sL ${shell(url)} | wc -c Expected: less than 2097152.`,
  ),
  "internal-url-session-id": phrase(
    "Links on {pages} carry session numbers",
    inSource("sid=", "no session parameter in any link"),
  ),
  "internal-url-tracking-params": phrase(
    "Links on {pages} carry campaign parameters",
    inSource("utm_", "no campaign parameter in links within the site"),
  ),
  "waf-bot-challenge": phrase(
    "{pages} {answers|answer} crawlers with a bot check instead of content",
    status("200 and the page's own text"),
  ),

  "page-4xx": phrase(
    "{pages} {is|are} gone but still known",
    status("301 to a fitting page, or 410 and no mention in sitemap or links"),
  ),
  "page-5xx": phrase("{pages} {answers|answer} with a server error", status("200")),
  "page-timeout": phrase("{pages} {doesn't|don't} answer in time", timed("a number below 2")),
  "broken-internal-links": phrase(
    "Links of the site lead to {pages} that {doesn't|don't} exist",
    inLinks("it leads to a page that answers 200"),
  ),
  "internal-links-to-redirects": phrase(
    "Links of the site lead to {pages} that only {forwards|forward}",
    inLinks("it leads to the final address without a detour"),
  ),
  "redirect-chain": phrase(
    "{pages} {takes|take} visitors through several redirects",
    status("301 and the final address at once"),
  ),
  "redirect-loop": phrase(
    "{pages} {redirects|redirect} in a circle",
    status("200, or 301 to an address that answers 200"),
  ),
  "redirect-to-error": phrase(
    "{pages} {redirects|redirect} to an error page",
    status("301 to an address that answers 200, or 410"),
  ),
  "redirect-to-homepage": phrase(
    "{pages} {redirects|redirect} to the home page instead of a fitting page",
    status("301 to a page on the same subject, or 410"),
  ),
  "meta-refresh-redirect": phrase(
    "{pages} {forwards|forward} by a refresh tag instead of a redirect",
    status("301 and the new address"),
  ),
  "host-www-duplicates": phrase(
    "The site answers with and without www",
    ({ view }) =>
      `Open ${view.site.probes.otherHost?.url ?? view.site.home}. Expected: the browser ends at ${view.site.home}.`,
  ),
  "soft-404": phrase(
    "Pages that don't exist answer as if they did",
    ({ view }) =>
      `Run: curl -s -o /dev/null -w '%{http_code}\\n' ${new URL("/this-page-does-not-exist-1", view.site.home).href} Expected: 404.`,
  ),

  "noindex-on-important-page": phrase("{pages} {forbids|forbid} search engines to list {it|them}", robotsTag),
  "noindex-site-wide": phrase("Much of the site forbids search engines to list it", robotsTag),
  "nofollow-page-level": phrase("{pages} {tells|tell} search engines to ignore all links", robotsTag),
  "robots-directives-conflict": phrase(
    "{pages} {gives|give} search engines contradicting orders",
    inSource('name="robots"', "one tag, and no X-Robots-Tag header that says otherwise"),
  ),
  "nosnippet-set": phrase("{pages} {forbids|forbid} search and AI answers to quote {it|them}", robotsTag),
  "max-snippet-too-small": phrase(
    "{pages} {allows|allow} only a few characters to be quoted",
    inSource("max-snippet", "max-snippet:-1 or no such directive"),
  ),
  "data-nosnippet-over-answer": phrase(
    "{pages} {hides|hide} the best text from search results",
    inSource("data-nosnippet", "nothing, or only around text that nobody searches for"),
  ),
  "canonical-missing": phrase("{pages} {has|have} no canonical address", canonical),
  "canonical-multiple": phrase("{pages} {names|name} several canonical addresses", canonical),
  "canonical-outside-head": phrase("The canonical address of {pages} stands where search engines ignore it", canonical),
  "canonical-empty-or-invalid": phrase("{pages} {has|have} an empty or unreadable canonical address", canonical),
  "canonical-to-non-200": phrase("{pages} {points|point} search engines to an address that doesn't work", canonical),
  "canonical-to-noindex": phrase("{pages} {points|point} search engines to a page that may not be listed", canonical),
  "canonical-chain": phrase("{pages} {points|point} to a page that points on to another", canonical),
  "canonical-to-homepage": phrase("{pages} {tells|tell} search engines to list the home page instead", canonical),
  "canonical-http-on-https": phrase("{pages} {names|name} an unencrypted canonical address", canonical),
  "canonical-cross-domain": phrase("{pages} {hands|hand} the ranking to another domain", canonical),

  "sitemap-missing": phrase("The site has no sitemap", sitemapAnswers),
  "sitemap-unreachable": phrase("The sitemap can't be fetched", sitemapAnswers),
  "sitemap-invalid-xml": phrase("The sitemap can't be read", sitemapAnswers),
  "sitemap-non-200": phrase("The sitemap lists {pages} that {doesn't|don't} work", inSitemap("not found there")),
  "sitemap-noindex": phrase(
    "The sitemap lists {pages} that may not be listed in search",
    inSitemap("not found there, or the page has no noindex"),
  ),
  "sitemap-non-canonical": phrase(
    "The sitemap lists {pages} that {names|name} another address as the main one",
    inSitemap("only the canonical address"),
  ),
  "sitemap-blocked": phrase(
    "The sitemap lists {pages} that robots.txt blocks",
    inSitemap("not found there, or robots.txt allows it"),
  ),
  "sitemap-foreign-host": phrase(
    "The sitemap lists {pages} of another host",
    inSitemap("only addresses of this host over https"),
  ),
  "sitemap-missing-pages": phrase("{pages} {is|are} missing from the sitemap", inSitemap("one entry")),

  "orphan-pages": phrase("No page links to {pages}", inLinks("another page of the site links to it")),
  "weak-internal-links": phrase("Only one page links to {pages}", inLinks("at least two pages link to it")),
  "crawl-depth": phrase(
    "{pages} {is|are} many clicks away from the home page",
    onPage("reached from the home page with at most three or four clicks"),
  ),
  "nofollow-internal-links": phrase(
    "Links on the site tell search engines to ignore {pages}",
    inLinks('no rel="nofollow" on links within the site'),
  ),
  "anchor-text-empty": phrase(
    "{pages} {has|have} links without words",
    onPage("each link has text, an image with alt, or an aria-label"),
  ),
  "links-to-http": phrase(
    "{pages} {links|link} to unencrypted addresses",
    inSource('href="http://', "no line, or only hosts without https"),
  ),
  "links-to-localhost": phrase("{pages} {links|link} to a developer's machine", inSource("localhost", "no line")),
  "url-too-long": phrase(
    "{pages} {has|have} a very long address",
    onPage("a short address, and the old one redirects to it"),
  ),
  "url-double-slash": phrase(
    "{pages} {has|have} a double slash in the address",
    status("301 to the address with single slashes"),
  ),

  "hreflang-missing-on-multilingual": phrase("The language versions of the site don't name each other", hreflang),
  "hreflang-invalid-code": phrase("{pages} {uses|use} language codes that search engines don't know", hreflang),
  "hreflang-no-return": phrase("Language versions of {pages} don't point back", hreflang),
  "hreflang-self-missing": phrase("{pages} {leaves|leave} {itself|themselves} out of the list of languages", hreflang),
  "hreflang-to-non-200": phrase("{pages} {names|name} language versions that don't work", hreflang),
  "hreflang-to-non-canonical": phrase("{pages} {names|name} language versions that are not the main address", hreflang),
  "hreflang-to-noindex": phrase("{pages} {names|name} language versions that may not be listed", hreflang),
  "hreflang-relative": phrase("{pages} {writes|write} language versions without the full address", hreflang),
  "hreflang-conflict": phrase("{pages} {names|name} contradicting language versions", hreflang),
  "hreflang-outside-head": phrase("The language versions of {pages} stand where search engines ignore them", hreflang),
  "hreflang-multiple-methods": phrase(
    "{pages} {names|name} language versions in several places that disagree",
    hreflang,
  ),
  "hreflang-lang-mismatch": phrase("The language of {pages} differs from the one announced", hreflang),
  "hreflang-incomplete-cluster": phrase("{pages} {names|name} only some of the language versions", hreflang),
  "currency-locale-mismatch": phrase(
    "{pages} {shows|show} prices in another country's currency",
    onPage("the currency of the country that hreflang names"),
  ),
  "html-lang-missing": phrase(
    "{pages} {doesn't|don't} say which language {it is|they are} in",
    inSource("<html", 'a lang attribute such as lang="en"'),
  ),

  "ttfb-slow": phrase("The server takes long to answer for {pages}", timed("a number below 0.8")),
  "no-compression": phrase(
    "{pages} {is|are} sent uncompressed",
    ({ url }) =>
      `Run: curl -sI -H 'Accept-Encoding: br, gzip' ${shell(url)} | grep -i content-encoding Expected: br, zstd or gzip.`,
  ),
  "render-blocking": phrase(
    "Scripts and styles hold up {pages}",
    inSource("<script", 'scripts in the head carry defer, async or type="module"'),
  ),
  "dom-size": phrase(
    "{pages} {is|are} built of too many elements",
    ({ url }) =>
      `Open ${url} and type document.querySelectorAll("*").length into the browser's console. Expected: fewer than before, at best below 1,500.`,
  ),
  "lcp-image-lazy": phrase(
    "The main picture of {pages} loads too late",
    inSource("fetchpriority", 'the first large picture has fetchpriority="high" and no loading="lazy"'),
  ),
  "img-alt-missing": phrase(
    "{pages} {has|have} pictures without a description",
    inSource("<img", "every picture has an alt attribute, empty only for decoration"),
  ),
  "img-alt-too-long": phrase(
    "{pages} {has|have} picture descriptions that are too long",
    inSource("alt=", "descriptions of at most 125 characters"),
  ),
  "img-dimensions-missing": phrase(
    "{pages} {has|have} pictures without sizes, so the text jumps while loading",
    inSource("<img", "width and height on every picture"),
  ),
  "img-no-srcset": phrase(
    "{pages} {sends|send} large pictures to small screens",
    inSource("srcset", "several widths for each wide picture"),
  ),
  "favicon-missing": phrase("The site has no icon for search results and tabs", onPage("an icon in the browser's tab")),
  "viewport-missing": phrase(
    "{pages} {isn't|aren't} set up for phones",
    inSource('name="viewport"', "width=device-width, initial-scale=1"),
  ),
  "viewport-misconfigured": phrase(
    "{pages} {fits|fit} badly on phones",
    inSource('name="viewport"', "width=device-width, initial-scale=1 and nothing that forbids zooming"),
  ),

  "https-missing": phrase("{pages} {is|are} sent unencrypted", status("301 to the https address")),
  "https-redirect-missing": phrase(
    "The unencrypted address of the site doesn't lead to the encrypted one",
    ({ view }) =>
      `Open ${view.site.probes.httpHome?.url ?? view.site.home.replace("https:", "http:")}. Expected: the browser ends at ${view.site.home}.`,
  ),
  "mixed-content": phrase(
    "{pages} {loads|load} files unencrypted",
    onPage("no warning about mixed content in the browser's console"),
  ),
  "hsts-missing": phrase(
    "Browsers aren't told to use encryption only",
    header("strict-transport-security", "max-age with a number"),
  ),
  "security-headers-bundle": phrase(
    "Protective headers are missing",
    header("x-content-type-options", "nosniff, and the other headers of the list"),
  ),
  "form-insecure": phrase(
    "{pages} {has|have} forms that send data unencrypted",
    inSource("<form", "no action that starts with http:"),
  ),
  "a11y-button-name": phrase(
    "{pages} {has|have} buttons without a name",
    onPage("a screen reader or the accessibility panel of the browser names every button"),
  ),
  "a11y-link-name": phrase(
    "{pages} {has|have} links without a name",
    onPage("a screen reader or the accessibility panel of the browser names every link"),
  ),
  "a11y-form-labels": phrase(
    "{pages} {has|have} form fields without a label",
    onPage("a click on each label puts the cursor into its field"),
  ),
  "a11y-zoom-disabled": phrase(
    "{pages} {forbids|forbid} people to zoom",
    inSource('name="viewport"', "no user-scalable=no and no maximum-scale below 5"),
  ),
  "head-broken-early": phrase(
    "The head of {pages} ends too early, so tags in it are lost",
    inSource("</head>", "only title, meta, link, script, style and base before it"),
  ),
  "content-type-wrong": phrase(
    "{pages} {is|are} announced as something else than HTML",
    header("content-type", "text/html; charset=utf-8"),
  ),

  "ai-search-bots-blocked": phrase(
    "robots.txt keeps AI search engines out",
    inRobots("no Disallow for the crawlers listed on the addresses shown"),
  ),
  "ai-user-fetchers-blocked": phrase(
    "robots.txt keeps AI assistants from opening pages for people",
    inRobots("no Disallow for the agents listed on the addresses shown"),
  ),
  "ai-training-policy": phrase(
    "The rules for AI training contradict each other",
    inRobots("one policy for all training crawlers"),
  ),
  "llms-txt-manipulative": phrase(
    "llms.txt gives orders to AI assistants",
    ({ view }) => `Open ${new URL("/llms.txt", view.site.home).href}. Expected: facts about the site, no instructions.`,
  ),
  "ai-content-needs-js": phrase(
    "AI assistants can't read the content of {pages}",
    inSource("<h1", "heading, text and price stand in the source, without running scripts"),
  ),
  "ai-latency": phrase("{pages} {answers|answer} too slowly for AI assistants", timed("a number below 2")),
  "ai-token-weight": phrase(
    "{pages} {hides|hide} little text in much code",
    ({ url }) => `Run: curl -sL ${shell(url)} | wc -c Expected: clearly less than before.`,
  ),
};
