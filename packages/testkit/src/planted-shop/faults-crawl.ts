import * as p from "./plant.ts";
import { numbers, absolute, P, planted, T, type Planting, NOINDEX, robotsTag, moved, gone } from "./plant.ts";

/** robots.txt and what may be crawled. */
export const crawlability: Readonly<Record<string, Planting>> = {
  "robots-txt-missing": planted((shop) => ({ ...shop, robots: 404 })),
  "robots-txt-unreachable": planted((shop) => ({ ...shop, robots: 503 })),
  "robots-txt-syntax": planted(p.robots((text) => `Disalow /x\n${text}`)),
  "robots-blocks-whole-site": planted(p.robots((text) => text.replace("Disallow: /cart", "Disallow: /"))),
  "robots-blocked-but-linked": planted(
    p.all(
      p.robots((text) => text.replace("Disallow: /cart", "Disallow: /hidden")),
      p.link(p.LINKING, "/hidden/soap"),
    ),
  ),
  "robots-no-sitemap-line": planted(p.robots((text) => text.replace(/Sitemap: .*/, ""))),
  "robots-blocks-images": planted(p.robots((text) => text.replace("Disallow: /cart", "Disallow: /media/"))),
  "robots-blocks-rendering-resources": planted(
    p.robots((text) => text.replace("Disallow: /cart", "Disallow: /assets/")),
  ),
  "robots-disallow-search-pages": planted(
    p.all(
      p.robots((text) => text.replace("Disallow: /search", "")),
      p.extra("/search?q=mug"),
    ),
  ),
  "robots-group-shadowing": planted(p.robots((text) => `${text}\nUser-agent: Bingbot\nDisallow: /nothing\n`)),
  "robots-txt-too-large": planted(p.robots((text) => text + "Disallow: /private/a-long-name\n".repeat(20_000))),
  "robots-txt-wrong-content-type": planted((shop) => ({
    ...shop,
    robots: { text: p.robotsText(shop), contentType: "text/html" },
  })),
  "robots-blocked-with-noindex": planted(
    p.all(
      p.copy(T, "/tag/linen", (html) => html.replace(robotsTag, NOINDEX)),
      p.link(p.LINKING, "/tag/linen"),
      p.robots((text) => text.replace("Disallow: /cart", "Disallow: /tag/")),
    ),
  ),
  "html-over-2mb": planted(p.inMain(T, `<!--${"x".repeat(2_100_000)}-->`)),
  "internal-url-session-id": planted(p.link(p.LINKING, `${P}?PHPSESSID=0a1b2c3d4e5f6071`)),
  "internal-url-tracking-params": planted(p.link(p.LINKING, `${P}?utm_source=mail`)),
  "waf-bot-challenge": planted(
    p.all(
      p.add("/guarded", {
        status: 403,
        html: "<title>Just a moment...</title><script>window._cf_chl_opt={cvId:'3'};</script><script src=\"/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1\"></script>",
        headers: { server: "cloudflare", "cf-mitigated": "challenge" },
      }),
      p.link(p.LINKING, "/guarded"),
    ),
  ),
  "crawl-coverage-gap": planted(p.left("limit", 300, "/more")),
  "crawl-trap-infinite-space": planted(p.left("trap", 400, "/calendar?month=900")),
  "mobile-parity": planted(
    p.view("smartphone", P, (page) => ({
      ...page,
      html: page.html!.replace(/<script type="application\/ld\+json">.*?<\/script>/g, ""),
    })),
  ),
};

/** Answers and redirects. */
export const status: Readonly<Record<string, Planting>> = {
  // Known from a page that may not be listed, so that no rule about canonicals or languages speaks about it.
  "page-4xx": planted(
    p.all(
      p.copy(T, "/pages/draft", (html) => html.replace(robotsTag, NOINDEX)),
      p.inHead("/pages/draft", `<link rel="alternate" hreflang="fr" href="${absolute("/gone")}">`),
      p.link(p.LINKING, "/pages/draft"),
      p.add("/gone", gone),
    ),
  ),
  "page-5xx": planted(p.all(p.add("/broken", { status: 500, html: "<h1>Error</h1>" }), p.link(p.LINKING, "/broken"))),
  "page-timeout": planted(
    p.all(p.add("/slow", { failure: { kind: "timeout", message: "No answer came." } }), p.link(p.LINKING, "/slow")),
  ),
  "broken-internal-links": planted(p.all(p.add("/gone", gone), p.link(p.LINKING, "/gone"))),
  "internal-links-to-redirects": planted(p.all(p.add("/old", moved(P)), p.link(p.LINKING, "/old"))),
  "redirect-chain": planted(
    p.all(p.add("/old", moved("/older")), p.add("/older", moved(P)), p.link(p.LINKING, "/old")),
    // However long the chain, the link that leads into it is one to a redirect; shortening the chain leaves it so.
    "internal-links-to-redirects",
  ),
  "redirect-loop": planted(p.all(p.add("/a", moved("/b")), p.add("/b", moved("/a")), p.link(p.LINKING, "/a"))),
  "redirect-to-error": planted(p.all(p.add("/old", moved("/gone")), p.add("/gone", gone), p.link(p.LINKING, "/old"))),
  "redirect-to-homepage": planted(
    p.all(
      ...numbers(6).map((index) =>
        p.all(p.add(`/products/old-${index}`, moved("/")), p.link(p.LINKING, `/products/old-${index}`)),
      ),
    ),
    // As above: a better target of the redirects leaves the links as they are.
    "internal-links-to-redirects",
  ),
  "meta-refresh-redirect": planted(
    p.all(
      p.copy(T, "/moved", (html) =>
        html.replace("</head>", `<meta http-equiv="refresh" content="0; url=${P}"></head>`),
      ),
      p.link(p.LINKING, "/moved"),
    ),
  ),
  "host-www-duplicates": planted((shop) =>
    p.probe("otherHost", {
      url: "https://www.shop.example/",
      status: 200,
      contentType: "text/html",
      text: "<title>Quiet Harbour: things for the house, made by hand</title>",
    })(shop),
  ),
  "soft-404": planted(
    p.probe("notFound", {
      url: absolute("/page-0a1b2c"),
      status: 200,
      contentType: "text/html",
      text: "<title>Shop</title>",
    }),
  ),
  "page-401-403": planted(
    p.all(p.add("/members", { status: 403, html: "<h1>Forbidden</h1>" }), p.link(p.LINKING, "/members")),
  ),
  "broken-resources": planted(p.file({ url: "/assets/old.js", status: 404 })),
  "dns-or-tls-failure": planted(p.probe("otherHost", { url: "https://www.shop.example/", status: 0, failure: "tls" })),
  "hreflang-redirect-geoip": planted(p.view("other-language", "/", () => moved("/de/", 302), { sent: "de" })),
  "trailing-slash-inconsistent": planted(
    p.view(
      "other-slash",
      P,
      (page) => ({ ...page, html: page.html!.replaceAll(`${absolute(P)}"`, `${absolute(P)}/"`) }),
      { asked: `${P}/` },
    ),
  ),
};
