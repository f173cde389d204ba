import { page, plainText, redirect as redirectTo, sendAnswer, type Reply } from "../local-site.ts";
import type { Answer } from "./internet.ts";

/** Makes an address on the target. */
export type At = (path: string) => string;

const STATUSES = [301, 302, 303, 307, 308];
const statusOf = (index: number): number => STATUSES[index % STATUSES.length]!;
/** Headers are bytes; servers that don't care send UTF-8. */
const asHeader = (text: string): string => Buffer.from(text, "utf8").toString("latin1");
export const redirect = (url: string, status: number): Reply => redirectTo(asHeader(url), status);
const xml = (body: string): Reply => ({ headers: { "content-type": "application/xml" }, body });
const escaped = (url: string): string => url.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A site whose robots.txt, sitemaps, pages, redirects and files all lead to the target. */
export function leadingSite(host: string, at: At, index: number): Answer {
  const origin = `http://${host}`;
  const status = statusOf(index);
  const routes: Record<string, Reply | string> = {
    "/robots.txt": plainText(
      [at("named.xml"), `${origin}/index.xml`, `${origin}/moved.xml`, `${origin}/urls.xml`]
        .map((url) => `Sitemap: ${url}`)
        .join("\n"),
    ),
    "/index.xml": xml(`<sitemapindex><sitemap><loc>${escaped(at("child.xml"))}</loc></sitemap></sitemapindex>`),
    "/moved.xml": redirect(at("moved.xml"), status),
    "/urls.xml": xml(
      `<urlset>${[at("loc"), `${origin}/more`].map((url) => `<url><loc>${escaped(url)}</loc></url>`).join("")}</urlset>`,
    ),
    "/": home(at),
    "/meta": page("Meta").replace(
      "<title>",
      `<meta http-equiv="refresh" content="0;url=${escaped(at("meta"))}"><title>`,
    ),
    "/refresh": { headers: { refresh: asHeader(`0; url=${at("refresh")}`) }, body: page("Refresh") },
    "/framed": page("Framed").replace("<body>", `<body><iframe src="${escaped(at("frame"))}"></iframe>`),
    "/relative": redirect(at("relative").replace(/^https?:/i, ""), status),
    "/icon": redirect(at("icon"), status),
    "/picture": redirect(at("picture"), status),
    "/llms.txt": redirect(at("llms.txt"), status),
    "/more": page("More", "/"),
  };
  for (const each of STATUSES) routes[`/go/${each}`] = redirect(at(`go${each}`), each);
  return answering(origin, (path) => routes[path] ?? redirect(at("missing"), status));
}

/** A site whose robots.txt lies on the target. */
export const robotsElsewhere = (host: string, at: At, index: number): Answer =>
  answering(`http://${host}`, (path) =>
    path === "/robots.txt" ? redirect(at("robots.txt"), statusOf(index)) : page("Home"),
  );

/** A site whose start page lies on the target. */
export const startElsewhere = (host: string, at: At, index: number): Answer =>
  answering(`http://${host}`, (path) =>
    path === "/robots.txt" ? plainText("") : redirect(at("start"), statusOf(index)),
  );

/**
 * A shop that is honest to our own name only: phones, other languages, named crawlers and second questions are sent to
 * the target. `onOther` is called for each of them.
 */
export function twoFacedSite(host: string, at: At, index: number, onOther: () => void): Answer {
  const honest = plainShop(host);
  return (request, response) => {
    const { headers, url = "/" } = request;
    const isOther = headers["x-asked-by"] !== undefined || headers["user-agent"]?.includes("Mozilla") === true;
    const isAgain = headers["if-none-match"] !== undefined || headers["accept-language"] !== undefined;
    if (!isOther && !isAgain) return honest(request, response);
    onOther();
    sendAnswer(response, redirect(at(`face${url.slice(1)}`), statusOf(index)), `http://${host}`);
  };
}

/** A small shop without a fault, with something for each probe: kinds of pages, files, pictures, a long list. */
export function plainShop(host: string): Answer {
  const origin = `http://${host}`;
  const product = (name: string): string =>
    page(name, "/").replace(
      "</h1>",
      `</h1><p>9.99 EUR</p><img src="/p.png" alt="${name}"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"${name}","offers":{"@type":"Offer","price":"9.99","priceCurrency":"EUR"}}</script>`,
    );
  const routes: Record<string, Reply | string> = {
    "/robots.txt": plainText(`Sitemap: ${origin}/sitemap.xml`),
    "/sitemap.xml": xml(`<urlset><url><loc>${origin}/products/cup</loc></url></urlset>`),
    "/": { headers: { etag: '"1"' }, body: page("Home", "/products/cup", "/collections/mugs", "/about", "/old") },
    "/products/cup": product("Cup"),
    "/products/pot": product("Pot"),
    "/collections/mugs": page("Mugs", "/products/cup", "/products/pot", "/collections/mugs?page=2"),
    "/collections/mugs?page=2": page("Mugs", "/products/pot"),
    "/about": page("About").replace(
      "<title>",
      `<link rel="stylesheet" href="/s.css"><link rel="icon" href="/i.ico"><title>`,
    ),
    "/old": redirect("/about", 301),
    "/s.css": { headers: { "content-type": "text/css" }, body: "" },
    "/p.png": { headers: { "content-type": "image/png" }, body: "" },
    "/i.ico": { headers: { "content-type": "image/x-icon" }, body: "" },
    "/llms.txt": plainText("# Shop"),
  };
  return answering(origin, (path) => routes[path]);
}

export function answering(origin: string, routes: (path: string) => Reply | string | undefined): Answer {
  return (request, response) =>
    sendAnswer(response, routes(request.url ?? "/") ?? { status: 404, body: "<title>Not found</title>" }, origin);
}

/** A page that names the target in every way a document can. */
function home(at: At): string {
  const url = (path: string): string => escaped(at(path));
  const own = ["/meta", "/refresh", "/framed", "/relative", "/picture", ...STATUSES.map((status) => `/go/${status}`)];
  const head = `<link rel="canonical" href="${url("canonical")}"><link rel="alternate" hreflang="de" href="${url("de")}">
<link rel="next" href="${url("next")}"><link rel="icon" href="/icon"><link rel="stylesheet" href="${url("s.css")}">
<link rel="alternate" type="application/rss+xml" href="${url("feed")}"><meta property="og:image" content="${url("og")}">`;
  const body = `<img src="${url("i.png")}" alt="a"><img src="/picture" alt="b"><script src="${url("x.js")}"></script>
<a href="${url("link")}">away</a>`;
  return page("Home", ...own)
    .replace("<title>", `${head}<title>`)
    .replace("</main>", `${body}</main>`);
}
