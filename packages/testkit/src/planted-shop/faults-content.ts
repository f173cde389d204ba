import { shopArticles, shopProducts } from "./catalogue.ts";
import * as p from "./plant.ts";
import { A, C, P, planted, T, type Planting } from "./plant.ts";
import { sentences } from "./words.ts";

const h1 = /<h1>.*?<\/h1>/s;
const title = /<title>.*?<\/title>/s;
const description = /<meta name="description"[^>]*>/;
const titled = (text: string): string => `<title>${text}</title>`;
const described = (text: string): string => `<meta name="description" content="${text}">`;

/** Titles, descriptions, headings. */
export const titles: Readonly<Record<string, Planting>> = {
  "title-missing": planted(p.withoutTag(P, title)),
  "title-multiple": planted(p.inHead(P, titled("Another title of the page"))),
  "title-outside-head": planted(p.all(p.withoutTag(T, title), p.inMain(T, titled("Care of wood, linen and clay")))),
  "title-too-long": planted(
    p.swap(
      P,
      title,
      titled(
        `${p.PRODUCT.name}, made by hand of wood that grew near by, oiled twice, brushed once and sent in paper | Quiet Harbour`,
      ),
    ),
  ),
  "title-too-short": planted(p.swap(P, title, titled("Brush"))),
  "title-duplicate": planted(p.swap(A, title, titled(`${shopArticles[11]!.title} | Quiet Harbour`))),
  "title-h1-mismatch": planted(p.swap(C, title, titled("Handmade kitchenware for everyone you love"))),
  "description-missing": planted(p.withoutTag(P, description)),
  "description-length": planted(p.swap(P, description, described("Brush of birch for €42.90."))),
  "description-duplicate": planted(p.swap(P, description, described(shopProducts[0]!.summary))),
  "description-no-offer": planted(
    p.swap(
      P,
      description,
      described("A brush made of birch wood by people who have done so for many years, in a workshop near Ghent."),
    ),
  ),
  "h1-missing": planted(p.swap(T, h1, "")),
  "h1-multiple": planted(p.inMain(T, "<h1>Another main heading</h1>")),
  "h1-image-only": planted(
    p.swap(T, h1, '<h1><img src="/media/care.png" alt="Care of wood, linen and clay" width="400" height="80"></h1>'),
  ),
  "h2-missing-long-page": planted(
    p.all(
      p.change(A, (page) => ({ ...page, html: page.html!.replace(/<(\/?)h[23]>/g, "<$1p>") })),
      p.swap(
        A,
        "</article>",
        `${sentences(60, 9100)
          .map((text) => `<p>${text}</p>`)
          .join(
            "",
          )}<blockquote><p>Nobody who holds one ever puts it down, says Maeve Burke, who has made them since 1994.</p></blockquote></article>`,
      ),
    ),
  ),
};

/** What pages say. */
export const content: Readonly<Record<string, Planting>> = {
  "thin-content": planted(p.swap(A, /<p class="summary">.*<p>See the/s, "<p>See the")),
  "exact-duplicates": planted(
    p.all(
      p.copy(T, "/pages/same"),
      p.inSitemap("/pages/same"),
      p.link(p.LINKING, "/pages/same"),
      p.link("/pages/about", "/pages/same"),
    ),
  ),
  "near-duplicates": planted(
    p.all(
      p.copy(A, "/blog/near", (html) => html.replace("Choose the material.", "Choose a material.")),
      p.inSitemap("/blog/near"),
      p.link(p.LINKING, "/blog/near"),
      p.link("/pages/about", "/blog/near"),
    ),
  ),
  "category-empty": planted(
    p.swap(C, /<ul class="product-grid">.*?<\/ul>/s, "<p>No products were found matching your selection.</p>"),
  ),
  "category-intro-missing": planted(p.swap(C, /(<\/h1>)(<p>.*?<\/p>)+/s, "</h1>")),
  "product-availability-unclear": planted(p.withoutTag(P, /<p class="stock">.*?<\/p>/)),
  "product-delivery-time-missing": planted(p.withoutTag(P, /<p class="delivery">.*?<\/p>/)),
  "product-description-missing": planted(
    p.all(
      p.swap(P, /<h2>What it is<\/h2>.*<h2>Details/s, "<h2>Details"),
      p.data(P, "Product", (item) => p.without(item, "description")),
    ),
  ),
  "product-duplicate-in-categories": planted(
    p.all(
      p.copy(P, "/collections/finds/products/brush"),
      p.inSitemap("/collections/finds/products/brush"),
      p.link(p.LINKING, "/collections/finds/products/brush"),
      p.link("/pages/about", "/collections/finds/products/brush"),
    ),
  ),
  "product-out-of-stock-dead-end": planted(
    p.all(
      p.swap(P, '<p class="stock">In stock</p>', '<p class="stock">Out of stock</p>'),
      p.withoutTag(P, /<section class="related">.*?<\/section>/s),
      p.swap(P, '<button type="submit" class="buy">Add to cart</button>', ""),
      p.offer((offer) => ({ ...offer, availability: "https://schema.org/OutOfStock" })),
    ),
  ),
  "product-price-not-in-html": planted(
    p.all(
      p.withoutTag(P, /<p class="price">.*?<\/p>/),
      p.withoutTag(P, /<section class="related">.*?<\/section>/s),
      p.swap(P, " of €4.90", ""),
    ),
  ),
  "product-specs-missing": planted(
    p.all(
      p.swap(P, /<h2>Details<\/h2>.*?<\/table>/s, ""),
      p.data(P, "Product", (item) => p.without(item, "weight")),
    ),
  ),
  "product-title-equals-sku": planted(p.swap(P, h1, "<h1>QB-1045</h1>")),
  "date-visible-missing": planted(p.withoutTag(A, /<time .*?<\/time>/)),
  "date-conflict": planted(
    p.swap(
      A,
      /<time datetime="[^"]*" itemprop="datePublished">[^<]*<\/time>/,
      '<time datetime="2019-03-03" itemprop="datePublished">3 March 2019</time>',
    ),
  ),
  "citations-missing": planted(
    p.all(
      p.swap(A, /<a href="https:\/\/ec\.europa\.eu.*?<\/a>/, "others"),
      p.swap(
        A,
        "</article>",
        "<p>Studies show that this holds. According to research by experts, 40% agree. Scientists found the same in 2019.</p></article>",
      ),
    ),
  ),
  "statistics-missing": planted(
    p.change(A, (page) => ({
      ...page,
      html: page.html!.replace(/<main.*<\/main>/s, (main) =>
        main.replace(/>[^<]*</g, (text) => text.replace(/\d[\d.,]*\s?%?/g, "some")),
      ),
    })),
  ),
  "question-heading-answer": planted(
    p.swap(A, /(<h2>What makes a good [^<]*<\/h2>)<p>.*?<\/p>/s, "<h2>What makes a good thing?</h2><h2>And then?</h2>"),
  ),
  "about-page": planted(p.remove("/pages/about")),
  "contact-page": planted(
    p.all(
      p.remove("/pages/contact"),
      p.data("/", "OnlineStore", (item) => p.without(item, "telephone", "email", "contactPoint", "address")),
    ),
  ),
  "privacy-policy": planted(p.remove("/policies/privacy")),
  "terms-page": planted(p.remove("/policies/terms")),
  "analytics-missing": planted(
    p.everywhere(/<script async src="https:\/\/www\.googletagmanager\.com.*?cookiebot[^>]*><\/script>/s, ""),
  ),
  "analytics-missing-on-templates": planted(
    p.all(
      ...shopArticles.map(({ path }) =>
        p.withoutTag(path, /<script async src="https:\/\/www\.googletagmanager\.com.*?cookiebot[^>]*><\/script>/s),
      ),
    ),
  ),
  "analytics-duplicate": planted(
    p.inHead(
      P,
      '<script async src="https://www.googletagmanager.com/gtag/js?id=G-7QH2K4M9XP"></script><script>gtag("config","G-7QH2K4M9XP")</script>',
    ),
  ),
  "rss-feed": planted(p.everywhere(/<link rel="alternate" type="application\/rss\+xml"[^>]*>/, "")),
  "social-profiles-missing": planted(
    p.all(
      p.everywhere(/<ul class="social">.*?<\/ul>/s, ""),
      p.data("/", "OnlineStore", (item) => p.without(item, "sameAs")),
    ),
  ),
};

const og = (name: string): RegExp => new RegExp(`<meta property="og:${name}"[^>]*>`);
const card = /<meta name="twitter:[^>]*>\s*/g;

/** Cards in social networks. */
export const social: Readonly<Record<string, Planting>> = {
  "og-missing": planted(
    p.change(P, (page) => ({ ...page, html: page.html!.replace(/<meta property="og:[^>]*>\s*/g, "") })),
  ),
  "og-incomplete": planted(p.withoutTag(P, og("title"))),
  "og-url-mismatch": planted(
    p.swap(P, og("url"), '<meta property="og:url" content="https://shop.example/products/else">'),
  ),
  "og-title-duplicate-template": planted(
    p.all(
      ...[P, A, T].map((path) => p.swap(path, og("title"), '<meta property="og:title" content="Our best things">')),
    ),
  ),
  "og-image-broken": planted(p.swap(P, og("image"), '<meta property="og:image" content="/media/a.jpg">')),
  "og-image-size": planted(
    p.all(
      p.swap(P, og("image:width"), '<meta property="og:image:width" content="100">'),
      p.swap(P, og("image:height"), '<meta property="og:image:height" content="100">'),
    ),
  ),
  "og-image-generic": planted(
    p.all(
      ...shopProducts.map(({ path }) =>
        p.swap(path, og("image"), '<meta property="og:image" content="https://shop.example/media/shop.jpg">'),
      ),
    ),
  ),
  "twitter-card-missing": planted(p.all(p.change(P, (page) => ({ ...page, html: page.html!.replace(card, "") })))),
  "twitter-card-incomplete": planted(p.swap(P, 'content="summary_large_image"', 'content="photo"')),
};
