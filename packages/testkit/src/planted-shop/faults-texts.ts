import { ORIGIN, shopGroups, shopProducts } from "./catalogue.ts";
import * as p from "./plant.ts";
import { A, absolute, C, P, planted, T, type Planting } from "./plant.ts";
import { HEADERS } from "./shop.ts";
import { sentences } from "./words.ts";

const title = /<title>.*?<\/title>/s;
const h1 = /<h1>.*?<\/h1>/s;
const SIDE = shopGroups[7]!;
const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join("");
const inArticle = (html: string): p.Plant => p.swap(A, "</article>", `${html}</article>`);
const shared = sentences(10, 9300);

/** What stands in the text, and how it is written. */
export const texts: Readonly<Record<string, Planting>> = {
  mojibake: planted(p.inMain(T, "<p>Unsere KÃ¼che ist fÃ¼r alle da, die gern kochen und essen.</p>")),
  "placeholder-text": planted(p.inMain(T, "<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>")),
  "multiple-head-body": planted(p.inMain(T, '<body class="widget"><p>Opening hours change in winter.</p>')),
  "html-empty": planted(
    p.all(p.add("/pages/blank", { html: "", headers: HEADERS }), p.link(p.LINKING, "/pages/blank")),
  ),
  "heading-too-long": planted(
    p.swap(
      T,
      h1,
      "<h1>Care of wood, linen and clay: all that we have learnt in fifteen years of our shop in Galway</h1>",
    ),
  ),
  "text-hidden": planted(
    p.inMain(T, `<div style="position:absolute;left:-9999px">${sentences(3, 9310).join(" ")}</div>`),
  ),
  "keyword-stuffing": planted(
    p.inMain(T, `<p>${"A brush is a brush and our brush cleans like no other brush that you know. ".repeat(4)}</p>`),
  ),
  "comparison-table-html": planted(p.swap(A, "</h1>", ", compared with others</h1>")),
  "lists-for-steps": planted(
    inArticle(
      paragraphs(["1. Choose the wood you like best.", "2. Cut it along the grain.", "3. Oil it three times a year."]),
    ),
  ),
  "chunk-self-contained": planted(
    p.all(
      p.swap(A, /(<h2>What makes .*?<\/h2><p>)/, "<h2>What makes a good one?</h2><p>It is what we were asked first. "),
      p.swap(A, /(<h2>Who works .*?<\/h2><p>)/, "<h2>Who works there?</h2><p>They are four women and two men. "),
    ),
  ),
  "statistics-unsourced": planted(
    inArticle(
      paragraphs([
        "Of all we asked, 63% of buyers keep such a thing for ten years or longer.",
        "And 41% of makers have learnt the craft from a parent who did the same.",
      ]),
    ),
  ),
  "quotations-missing": planted(inArticle(`<h2>What else we saw</h2>${paragraphs(sentences(40, 9320))}`)),
  // Each passage of the page stands on two other pages, which have enough of their own.
  "passage-uniqueness": planted(
    p.all(
      p.swap(P, /<h2>What it is<\/h2>.*<h2>Details/s, `<h2>What it is</h2>${paragraphs(shared)}<h2>Details`),
      ...shared.flatMap((text, index) =>
        [100, 200].map((from) => p.swap(shopProducts[from + index]!.path, "<h2>Details", `<p>${text}</p><h2>Details`)),
      ),
    ),
  ),
  // A template that begins nearly all titles of the site with the same words.
  "title-boilerplate": planted(
    p.all(
      ...shopProducts.map(({ path, name }) =>
        p.swap(path, title, `<title>${name} | Quiet Harbour handcrafted household</title>`),
      ),
    ),
  ),
  "title-missing-product-terms": planted(
    p.data(P, "Product", (item) => ({ ...item, brand: { "@type": "Brand", name: "Northfire" } })),
  ),
  "entity-consistency": planted(
    p.swap(T, /<meta property="og:site_name"[^>]*>/, '<meta property="og:site_name" content="Velvet Cabin">'),
  ),
  "returns-page": planted(
    p.all(
      p.remove("/policies/returns"),
      p.swap("/pages/faq", "<h2>How do I return something?</h2>", "<h2>May I change my mind?</h2>"),
      p.everywhere("Returns within 30 days", "30 days to change your mind"),
    ),
  ),
  "shipping-page": planted(
    p.all(
      p.remove("/policies/shipping"),
      p.swap("/pages/faq", "<h2>How long does delivery take?</h2>", "<h2>When will I have it?</h2>"),
      p.swap("/pages/faq", "<h2>What does shipping cost?</h2>", "<h2>What do I pay for the post?</h2>"),
    ),
  ),
  "imprint-legal": planted(
    // The law of Ireland asks for none; that of Germany does.
    p.all(p.remove("/policies/imprint"), p.moveTo("https://quietharbour.de")),
  ),
  "reviews-visible": planted(
    p.all(
      p.withoutTag(P, /<p class="rating">.*?<\/p>/),
      p.data(P, "Product", (item) => p.without(item, "aggregateRating")),
    ),
  ),
  "reviews-not-in-html": planted(
    p.all(
      p.withoutTag(P, /<p class="rating">.*?<\/p>/),
      p.data(P, "Product", (item) => p.without(item, "aggregateRating")),
      p.inHead(P, '<script async src="https://cdn.judge.me/widget_preloader.js"></script>'),
    ),
  ),
  "product-variant-urls": planted(p.all(p.twinOf(P, `${P}?color=red`), p.link(p.LINKING, `${P}?color=red`))),
  "category-product-names-truncated": planted(
    p.change(C, (page) => ({ ...page, html: page.html!.replace(/<span class="price">.*?<\/span>/g, "") })),
  ),
  "category-overlap": planted(
    p.all(
      p.copy(C, "/collections/again", (html) =>
        html
          .replace(h1, "<h1>Gifts for cooks</h1>")
          .replace(title, "<title>Gifts for cooks, made by hand | Quiet Harbour</title>")
          .replace(/(<\/h1>)(<p>.*?<\/p>)+/s, `</h1>${paragraphs(sentences(12, 9330))}`)
          .replace(/<nav class="pages".*?<\/nav>/s, ""),
      ),
      p.inSitemap("/collections/again"),
      p.everywhere(
        '<li><a href="/blog">',
        '<li><a href="/collections/again">Gifts for cooks</a></li><li><a href="/blog">',
      ),
    ),
  ),
  "category-filters-headings": planted(
    p.all(
      p.twinOf(C, `${C}?material=wood`),
      // The filter leaves half of the products.
      p.change(`${C}?material=wood`, (page) => ({ ...page, html: everySecond(page.html!, "li", "product-card") })),
      p.link(p.LINKING, `${C}?material=wood`),
    ),
  ),
  "doorway-locations": planted(
    p.all(
      ...["cork", "sligo", "tralee", "ennis"].map((town) =>
        p.extra(`/workshop-visits-${town}`, (html) =>
          html
            .replace(title, `<title>Workshop visits ${town} | Quiet Harbour</title>`)
            .replace(/<h1>.*<\/main>/s, `<h1>Workshop visits ${town}</h1>${paragraphs(sentences(80, 9340))}</main>`),
        ),
      ),
    ),
  ),
  // The home page lists all products, while only it leads to this category: neither menu nor trails do.
  "internal-pagerank-mismatch": planted(
    p.all(
      p.everywhere(new RegExp(`<li><a href="${SIDE.path}">[^<]*</a></li>`, "g"), ""),
      p.inMain("/", shopProducts.map(({ path, name }) => `<a href="${path}">${name}</a>`).join(" ")),
      p.link("/", SIDE.path),
    ),
  ),
};

/** HTML without every second element of a class. */
function everySecond(html: string, tag: string, name: string): string {
  let count = 0;
  return html.replace(new RegExp(`<${tag} class="${name}">.*?</${tag}>`, "gs"), (found) =>
    count++ % 2 === 0 ? found : "",
  );
}

/** Which country's money a page shows, and where a shop stands. */
export const places: Readonly<Record<string, Planting>> = {
  "currency-locale-mismatch": planted(p.inHead(P, `<link rel="alternate" hreflang="en-GB" href="${absolute(P)}">`)),
  "nap-inconsistent": planted(
    p.inHead(
      "/pages/contact",
      p.block({
        "@context": "https://schema.org",
        "@type": "OnlineStore",
        name: "Quiet Harbour",
        url: `${ORIGIN}/`,
        telephone: "+353915559999",
      }),
    ),
  ),
  "local-landing-pages": planted(
    p.inHead("/pages/contact", ["Cork", "Sligo"].map((town) => p.block(storeIn(town))).join("")),
  ),
  "local-business-schema": planted(p.inHead("/pages/contact", p.block(p.without(storeIn("Galway"), "openingHours")))),
};

function storeIn(town: string): Record<string, unknown> {
  return {
    "@context": "https://schema.org",
    "@type": "Store",
    name: `Quiet Harbour ${town}`,
    telephone: "+353915550100",
    openingHours: "Mo-Fr 09:00-17:00",
    address: {
      "@type": "PostalAddress",
      streetAddress: `4 Main Street ${town}`,
      addressLocality: town,
      addressCountry: "IE",
    },
  };
}
