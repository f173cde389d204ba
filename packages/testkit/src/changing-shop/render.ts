import { sentences } from "../planted-shop/words.ts";
import { pathOf, type ShopItem, type ShopState } from "./shop.ts";

type Kind = keyof ShopState["kinds"];
type Language = "en" | "de";

/** HTML of every page that the shop has, by path. @param origin written into canonical and language links */
export function renderShop(state: ShopState, origin: string): Map<string, string> {
  const languages: Language[] = state.isBilingual ? ["en", "de"] : ["en"];
  const pages = new Map<string, string>();
  for (const language of languages) {
    const page = pageMaker(state, origin, language, languages);
    pages.set(below(language, "/"), page("/", "Things for a quiet house", home(state, language)));
    for (const kind of ["product", "category", "article"] as const) {
      if (language === "de" && kind !== "product") continue;
      for (const [index, item] of state.kinds[kind].entries()) {
        const path = pathOf(state, kind, item);
        pages.set(below(language, path), page(path, item.name, bodies[kind](state, item, index), item));
      }
    }
    if (language === "de") continue;
    for (const name of state.menu)
      pages.set(`/pages/${name.toLowerCase()}`, page(`/pages/${name.toLowerCase()}`, name, paragraphsOf(name, 4)));
  }
  return pages;
}

const below = (language: Language, path: string): string => (language === "de" ? `/de${path}` : path);

/** Sentences that stand on one page alone, whatever the order of pages. */
const paragraphsOf = (name: string, count: number): string =>
  sentences(count, Array.from(name).reduce((sum, letter) => sum * 31 + letter.codePointAt(0)!, 7) % 100_003)
    .map((text) => `<p>${text}</p>`)
    .join("");

function pageMaker(state: ShopState, origin: string, language: Language, languages: readonly Language[]) {
  const menu = state.menu.map((name) => `<a href="/pages/${name.toLowerCase()}">${name}</a>`).join(" ");
  const shelves = state.kinds.category
    .map((category) => `<a href="${pathOf(state, "category", category)}">${category.name}</a>`)
    .join(" ");
  return (
    path: string,
    name: string,
    body: string,
    { faults }: Pick<ShopItem, "faults"> = { faults: new Set() },
  ): string => {
    const own = origin + below(language, path);
    const hasVersions = state.isBilingual && (path === "/" || path.startsWith(`/${state.folders.product}/`));
    const versions = (hasVersions ? languages : [])
      .map((one) => `<link rel="alternate" hreflang="${one}" href="${origin}${below(one, path)}">`)
      .join("");
    const heading = faults.has("h1-missing") ? `<p>${name}</p>` : `<h1>${name}</h1>`;
    return [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${name} | ${state.titleEnd}</title>`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      faults.has("description-missing")
        ? ""
        : `<meta name="description" content="${name}: made by hand in small numbers, sent within two days.">`,
      faults.has("canonical-missing") ? "" : `<link rel="canonical" href="${own}">`,
      `${versions}</head><body><header><a href="${below(language, "/")}">Quiet House</a><nav>${shelves}</nav></header>`,
      `<main>${heading}${body}</main><footer>${menu}</footer></body></html>`,
    ].join("\n");
  };
}

const link = (state: ShopState, product: ShopItem): string =>
  `<li><a href="${pathOf(state, "product", product)}${state.query}">${product.name}</a> <span class="price">€ 19.90</span></li>`;

const home = (state: ShopState, language: Language): string => {
  const products = state.kinds.product.map((product) =>
    language === "de" ? link(state, product).replace('href="', 'href="/de') : link(state, product),
  );
  const articles = state.kinds.article.map(
    (one) => `<li><a href="${pathOf(state, "article", one)}">${one.name}</a></li>`,
  );
  return `${paragraphsOf(`home ${language}`, 4)}<ul>${products.join("")}</ul><ul>${articles.join("")}</ul><a href="/pages/gone-long-ago">Sale</a>`;
};

const bodies: Readonly<Record<Kind, (state: ShopState, item: ShopItem, index: number) => string>> = {
  product: (state, { name, slug, faults }, index) => {
    const alt = faults.has("img-alt-missing") ? "" : ` alt="${name}"`;
    const data = {
      "@context": "https://schema.org",
      "@type": "Product",
      name,
      offers: { "@type": "Offer", price: `${10 + index}.90`, priceCurrency: "EUR" },
    };
    const parts = [
      `<img src="/img/${slug}.jpg"${alt} width="800" height="800">`,
      `<p class="price">€ ${10 + index}.90</p><button>Add to cart</button>`,
      paragraphsOf(name, 4),
      `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
    ];
    return state.layout === "plain"
      ? parts.join("")
      : `<section class="card hero"><div class="card-body">${parts.join('</div><div class="card-part">')}</div></section>`;
  },
  category: (state, { name }, index) =>
    `${paragraphsOf(name, 2)}<ul>${state.kinds.product
      .filter((_, at) => at % state.kinds.category.length === index)
      .map((product) => link(state, product))
      .join("")}</ul>`,
  article: (_state, { name }) => `<article><p>By Nora Quinn</p>${paragraphsOf(name, 8)}</article>`,
};
