import { shopProducts } from "./catalogue.ts";
import * as p from "./plant.ts";
import { A, absolute, offer, P, planted, T, type Planting } from "./plant.ts";

const article = (edit: (item: Record<string, unknown>) => unknown): p.Plant => p.data(A, "BlogPosting", edit);

/** Smaller faults of single pages: head, markup, frames. */
export const details: Readonly<Record<string, Planting>> = {
  "robots-meta-invalid": planted(p.swap(T, p.robotsTag, '<meta name="robots" content="index, no-archive">')),
  "html-lang-invalid": planted(p.swap(P, '<html lang="en">', '<html lang="en_IE">')),
  "doctype-missing": planted(p.swap(T, "<!doctype html>", "")),
  "charset-missing": planted(
    p.all(p.swap(T, '<meta charset="utf-8">', ""), p.header(T, { "content-type": "text/html" })),
  ),
  "description-multiple": planted(
    p.inHead(
      T,
      '<meta name="description" content="Just another shop for things of the house, made with a theme that says so everywhere.">',
    ),
  ),
  "title-same-as-description": planted((shop) => {
    const title = /<title>(.*?)<\/title>/.exec(shop.pages[T]!.html!)![1]!;
    return p.swap(T, /<meta name="description"[^>]*>/, `<meta name="description" content="${title}">`)(shop);
  }, "description-length"),
  "author-generic": planted(article((item) => ({ ...item, author: { ...(item["author"] as object), name: "admin" } }))),
  "person-author-schema": planted(article((item) => ({ ...item, author: { "@type": "Person", name: "Ada Potter" } }))),
  "offer-item-condition": planted(
    p.all(p.swap(P, /<h1>/, "<h1>Refurbished "), p.swap(P, /<title>/, "<title>Refurbished ")),
  ),
  "offer-url-canonical": planted(offer((item) => ({ ...item, url: "https://old-harbour.example/brush" }))),
  "schema-id-graph-broken": planted(article((item) => ({ ...item, about: { "@id": `${absolute(A)}#subject` } }))),
  "a11y-landmarks": planted(
    p.change(T, (page) => ({ ...page, html: page.html!.replace("<main ", "<div ").replace("</main>", "</div>") })),
  ),
  "a11y-iframe-title": planted(
    p.inMain(T, '<iframe src="https://www.google.com/maps/embed?pb=1" loading="lazy"></iframe>'),
  ),
  "og-locale": planted(p.swap(T, 'content="en_IE"', 'content="de_DE"')),
  "js-infinite-hydration-state": planted(
    p.swap(T, "</body>", `<script>window.state="${"x".repeat(150_000)}"</script></body>`),
  ),
  "url-duplicate-params": planted(p.extra("/pages/doubled?view=a&view=a")),
  "anchor-text-generic": planted(
    p.inMain(
      T,
      [shopProducts[1]!, shopProducts[2]!, shopProducts[3]!]
        .map(({ path }) => `<p><a href="${path}">Read more</a></p>`)
        .join(""),
    ),
  ),
  "robots-crawl-delay": planted(p.robots((text) => `${text}\nUser-agent: yandexbot\nCrawl-delay: 60\n`)),
};
