import { ORIGIN, shopGroups, type ShopArticle, type ShopGroup, type ShopProduct } from "./catalogue.ts";

export interface ShopPage {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly type: "website" | "product" | "article";
  readonly image: string;
  readonly data: readonly unknown[];
  readonly main: string;
  /** More tags for the head. */
  readonly head?: string;
}

export const SHOP = "Quiet Harbour";
const CONTEXT = "https://schema.org";
const PROFILES = ["https://www.instagram.com/quietharbour", "https://www.facebook.com/quietharbour"];

const json = (data: unknown): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const absolute = (path: string): string => ORIGIN + path;

export interface Step {
  readonly name: string;
  readonly path: string;
}

export const trailData = (steps: readonly Step[]): unknown => ({
  "@context": CONTEXT,
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absolute(path),
  })),
});

const trail = (steps: readonly Step[]): string =>
  `<nav aria-label="Breadcrumb" class="breadcrumb"><ol>${steps
    .map(({ name, path }, index) =>
      index < steps.length - 1 ? `<li><a href="${path}">${name}</a></li>` : `<li aria-current="page">${name}</li>`,
    )
    .join("")}</ol></nav>`;

const HEADER = `<header class="site-header"><a class="logo" href="/">${SHOP}</a>
<form class="search" role="search" action="/search"><label for="q">Search</label><input id="q" name="q" type="search"><button type="submit">Find</button></form>
<nav class="menu" aria-label="Shop"><ul>${shopGroups.map(({ path, name }) => `<li><a href="${path}">${name}</a></li>`).join("")}<li><a href="/blog">Journal</a></li></ul></nav></header>`;

const FOOTER = `<footer class="site-footer"><ul class="legal"><li><a href="/pages/about">About us</a></li><li><a href="/pages/contact">Contact</a></li>
<li><a href="/policies/shipping">Shipping</a></li><li><a href="/policies/returns">Returns</a></li><li><a href="/policies/privacy">Privacy policy</a></li>
<li><a href="/policies/terms">Terms and conditions</a></li><li><a href="/policies/imprint">Imprint</a></li><li><a href="/pages/faq">Questions and answers</a></li>
<li><a href="/pages/care">Care</a></li><li><a href="/pages/workshops">Workshops</a></li></ul>
<p class="address">Quiet Harbour Ltd, 12 Quay Street, Galway, Ireland. Phone +353 91 555 0100.</p>
<ul class="social">${PROFILES.map((url) => `<li><a href="${url}" rel="noopener">${new URL(url).hostname.split(".")[1]}</a></li>`).join("")}</ul></footer>`;

const ANALYTICS = `<script async src="https://www.googletagmanager.com/gtag/js?id=G-7QH2K4M9XP"></script><script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("consent","default",{ad_storage:"denied",analytics_storage:"denied"});gtag("js",new Date());gtag("config","G-7QH2K4M9XP")</script><script async src="https://consent.cookiebot.com/uc.js" data-cbid="0b1c2d3e"></script>`;

/** A whole page: everything that an audit looks for stands in it. */
export function renderPage({ path, title, summary, type, image, data, main, head = "" }: ShopPage): string {
  const url = absolute(path);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${summary}">
<meta name="robots" content="index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1">
<link rel="canonical" href="${url}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${summary}">
<meta property="og:type" content="${type}">
<meta property="og:url" content="${url}">
<meta property="og:site_name" content="${SHOP}">
<meta property="og:locale" content="en_IE">
<meta property="og:image" content="${absolute(image)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${summary}">
<meta name="twitter:image" content="${absolute(image)}">
<link rel="icon" href="/favicon.png" type="image/png" sizes="96x96">
<link rel="apple-touch-icon" href="/touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<link rel="alternate" type="application/rss+xml" title="Journal" href="/blog/feed.xml">
<link rel="stylesheet" href="/assets/shop.3f2a91bc.css">
<script src="/assets/shop.91bc3f2a.js" defer></script>
${ANALYTICS}${head}${data.map(json).join("")}
</head>
<body class="shop ${type}">
<a class="skip" href="#content">Skip to content</a>
${HEADER}
<main id="content" class="content">${main}</main>
${FOOTER}
</body>
</html>`;
}

const picture = (src: string, alt: string, eager: boolean, side = 800): string =>
  `<img src="${src}" srcset="${src}?w=400 400w, ${src}?w=800 800w" sizes="(max-width: 600px) 100vw, 50vw" alt="${alt}" width="${side}" height="${side}" ${eager ? 'fetchpriority="high"' : 'loading="lazy"'}>`;

export const imageOf = ({ path }: Pick<ShopProduct, "path">): string => `/media${path}.jpg`;

export const card = (product: ShopProduct, index = 1): string =>
  `<li class="product-card"><a href="${product.path}">${picture(imageOf(product), product.name, index === 0, 400)}<h3>${product.name}</h3></a><span class="price">€${product.price}</span></li>`;

export const ORGANIZATION = {
  "@context": CONTEXT,
  "@type": "OnlineStore",
  "@id": `${ORIGIN}/#organization`,
  name: SHOP,
  legalName: "Quiet Harbour Ltd",
  url: `${ORIGIN}/`,
  logo: `${ORIGIN}/media/logo.png`,
  description: "A shop for things of the house, made by people we know.",
  email: "hello@shop.example",
  telephone: "+353915550100",
  vatID: "IE1234567T",
  address: {
    "@type": "PostalAddress",
    streetAddress: "12 Quay Street",
    addressLocality: "Galway",
    postalCode: "H91 AB12",
    addressCountry: "IE",
  },
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "customer service",
    telephone: "+353915550100",
    email: "hello@shop.example",
  },
  sameAs: PROFILES,
  hasMerchantReturnPolicy: returnPolicy(),
};

function returnPolicy(): unknown {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: ["IE", "DE", "FR"],
    returnPolicyCountry: "IE",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: 30,
    returnMethod: "https://schema.org/ReturnByMail",
    returnFees: "https://schema.org/FreeReturn",
    refundType: "https://schema.org/FullRefund",
  };
}

const shipping = {
  "@type": "OfferShippingDetails",
  shippingRate: { "@type": "MonetaryAmount", value: "4.90", currency: "EUR" },
  shippingDestination: { "@type": "DefinedRegion", addressCountry: ["IE", "DE", "FR"] },
  deliveryTime: {
    "@type": "ShippingDeliveryTime",
    handlingTime: { "@type": "QuantitativeValue", minValue: 0, maxValue: 1, unitCode: "DAY" },
    transitTime: { "@type": "QuantitativeValue", minValue: 2, maxValue: 3, unitCode: "DAY" },
  },
};

export const productData = (product: ShopProduct): unknown => ({
  "@context": CONTEXT,
  "@type": "Product",
  "@id": `${absolute(product.path)}#product`,
  name: product.name,
  description: product.text.slice(0, 3).join(" "),
  image: [
    absolute(imageOf(product)),
    `${absolute(imageOf(product))}?view=4x3`,
    `${absolute(imageOf(product))}?view=16x9`,
  ],
  sku: product.sku,
  mpn: product.sku,
  gtin13: product.gtin,
  brand: { "@type": "Brand", name: SHOP },
  url: absolute(product.path),
  weight: { "@type": "QuantitativeValue", value: product.weight, unitCode: "GRM" },
  aggregateRating: {
    "@type": "AggregateRating",
    ratingValue: product.rating,
    bestRating: "5",
    reviewCount: product.reviews,
  },
  offers: {
    "@type": "Offer",
    url: absolute(product.path),
    price: product.price,
    priceCurrency: "EUR",
    priceValidUntil: "2027-12-31",
    availability: "https://schema.org/InStock",
    itemCondition: "https://schema.org/NewCondition",
    shippingDetails: shipping,
    hasMerchantReturnPolicy: returnPolicy(),
    seller: { "@id": `${ORIGIN}/#organization` },
  },
});

export function productPage(product: ShopProduct, group: ShopGroup, related: readonly ShopProduct[]): ShopPage {
  const { path, name, price, sku, weight, text, gtin, rating, reviews } = product;
  const steps = [{ name: "Home", path: "/" }, group, { name, path }];
  const main = `${trail(steps)}<article class="product"><h1>${name}</h1>${picture(imageOf(product), `${name} seen from the side`, true)}
<p class="price">€${price}</p><p class="tax">including VAT, plus <a href="/policies/shipping">shipping</a> of €4.90</p>
<p class="rating">${rating} / 5 from ${reviews} reviews</p><p class="stock">In stock</p><p class="delivery">Delivery in 2 to 3 working days. <a href="/policies/returns">Returns within 30 days</a>.</p>
<button type="submit" class="buy">Add to cart</button>
<h2>What it is</h2>${text
    .slice(0, 6)
    .map((sentence) => `<p>${sentence}</p>`)
    .join("")}
<h2>How it is made</h2>${text
    .slice(6)
    .map((sentence) => `<p>${sentence}</p>`)
    .join("")}
<h2>Details</h2><table class="specs"><tr><th>Article number</th><td>${sku}</td></tr><tr><th>GTIN</th><td>${gtin}</td></tr><tr><th>Weight</th><td>${weight} g</td></tr><tr><th>Brand</th><td>${SHOP}</td></tr></table></article>
<section class="related"><h2>Goes well with</h2><ul>${related.map((one) => card(one)).join("")}</ul></section>`;
  return {
    path,
    title: `${name} for €${price} | ${SHOP}`,
    summary: product.summary,
    type: "product",
    image: imageOf(product),
    data: [productData(product), trailData(steps)],
    main,
  };
}

const PER_PAGE = 10;

/** One of the two pages of a category. */
export function groupPage(group: ShopGroup, number: 1 | 2): ShopPage {
  const { name, path, text, products } = group;
  const shown = products.slice((number - 1) * PER_PAGE, number * PER_PAGE);
  const own = number === 1 ? path : `${path}?page=2`;
  const steps = [
    { name: "Home", path: "/" },
    { name, path: own },
  ];
  const other =
    number === 1 ? `<a rel="next" href="${path}?page=2">Page 2</a>` : `<a rel="prev" href="${path}">Page 1</a>`;
  const intro =
    number === 1
      ? text.map((sentence) => `<p>${sentence}</p>`).join("")
      : `<p>${text[0]} This is the second page of our ${name}.</p>`;
  return {
    path: own,
    title: number === 1 ? `${name}: ${products.length} kinds made by hand | ${SHOP}` : `${name}, second page | ${SHOP}`,
    summary:
      number === 1
        ? group.summary
        : `Second page of our ${name}: ten more kinds by makers we visit, from €9.90, sent within two days.`,
    type: "website",
    image: imageOf(products[0]!),
    data: [
      trailData(steps),
      {
        "@context": CONTEXT,
        "@type": "CollectionPage",
        name,
        url: absolute(own),
        mainEntity: {
          "@type": "ItemList",
          numberOfItems: shown.length,
          itemListElement: shown.map((product, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: product.name,
            url: absolute(product.path),
          })),
        },
      },
    ],
    main: `${trail(steps)}<h1>${name}${number === 1 ? "" : ", page 2"}</h1>${intro}<ul class="product-grid">${shown.map((product, index) => card(product, index)).join("")}</ul><nav class="pages" aria-label="Pages">${other}</nav>`,
  };
}

export function articlePage(article: ShopArticle, product: ShopProduct, next: ShopArticle): ShopPage {
  const { path, title, parts, day } = article;
  const steps = [
    { name: "Home", path: "/" },
    { name: "Journal", path: "/blog" },
    { name: title, path },
  ];
  const author = { "@type": "Person", name: "Nora Quinn", url: absolute("/pages/about"), jobTitle: "Buyer" };
  const words = parts
    .flatMap(({ text }) => text)
    .join(" ")
    .split(/\s+/).length;
  const main = `${trail(steps)}<article class="story"><h1>${title}</h1><p class="byline">By <a rel="author" href="/pages/about">Nora Quinn</a>, buyer, <time datetime="${day}" itemprop="datePublished">${day}</time></p>
${picture(imageOf(product), `A workshop that makes ${product.name}`, true)}
<p class="summary">${article.summary}</p>
${parts.map(({ heading, text }) => `<h2>${heading}</h2>${text.map((sentence) => `<p>${sentence}</p>`).join("")}`).join("")}
<h2>Where do the figures come from?</h2><p>We counted them on our visit and compared them with <a href="https://ec.europa.eu/eurostat/" rel="noopener">Eurostat, the statistics office of the European Union</a>.</p>
<ul class="steps"><li>Choose the material.</li><li>Try it for 30 days.</li><li>Write to us how it went.</li></ul>
<p>See the <a href="${product.path}">${product.name}</a>, or read on: <a href="${next.path}">${next.title}</a>.</p></article>`;
  return {
    path,
    title: `${title} | ${SHOP}`,
    summary: article.summary,
    type: "article",
    image: imageOf(product),
    head: `<meta property="article:published_time" content="${day}"><meta property="article:modified_time" content="${day}"><meta name="author" content="Nora Quinn">`,
    data: [
      trailData(steps),
      {
        "@context": CONTEXT,
        "@type": "BlogPosting",
        "@id": `${absolute(path)}#article`,
        headline: title,
        description: article.summary,
        image: [absolute(imageOf(product))],
        datePublished: day,
        dateModified: day,
        inLanguage: "en",
        wordCount: words,
        author,
        publisher: {
          "@id": `${ORIGIN}/#organization`,
          "@type": "OnlineStore",
          name: SHOP,
          logo: `${ORIGIN}/media/logo.png`,
        },
        mainEntityOfPage: absolute(path),
      },
    ],
    main,
  };
}

export function textPage(
  path: string,
  heading: string,
  summary: string,
  parts: readonly string[],
  data: readonly unknown[] = [],
): ShopPage {
  const steps = [
    { name: "Home", path: "/" },
    { name: heading, path },
  ];
  return {
    path,
    title: `${heading} | ${SHOP}, Galway`,
    summary,
    type: "website",
    image: "/media/shop.jpg",
    data: [trailData(steps), ...data],
    main: `${trail(steps)}<h1>${heading}</h1>${parts.join("")}`,
  };
}
