import type { PageCase } from "@audit/testkit";
import { scripts } from "./product-page.ts";

export interface ArticlePage {
  readonly jsonLd?: unknown;
  readonly head?: string;
  readonly lang?: string;
  /** Inside article, below the heading and date. */
  readonly text?: string;
  readonly date?: string;
  readonly title?: string;
  readonly path?: string;
}

/** A sound article entity, to be varied. */
export const ARTICLE = {
  "@context": "https://schema.org",
  "@type": "BlogPosting",
  headline: "How we fire mugs",
  image: "https://shop.example/kiln.jpg",
  datePublished: "2026-01-10",
  author: { "@type": "Person", name: "Ada Potter" },
} as const;

const TEXT = "<p>We fire every mug twice, first without and then with glaze, and let the kiln cool over night.</p>";

/** A blog article as rule cases use it. */
export function articlePage({
  jsonLd = ARTICLE,
  head = "",
  lang = "en",
  text = TEXT,
  date = `<time datetime="2026-01-10">10 January 2026</time>`,
  title = "How we fire mugs",
  path = "/blog/how-we-fire-mugs",
}: ArticlePage = {}): PageCase {
  return {
    url: `https://shop.example${path}`,
    html: `<!doctype html><html lang="${lang}"><head><title>${title}</title><meta property="og:type" content="article">${head}${scripts(jsonLd)}</head><body><main><article><h1>${title}</h1>${date}${text}</article></main></body></html>`,
  };
}

/** A text of so many words, different for each seed. */
export const prose = (words: number, seed = "clay"): string =>
  Array.from({ length: words }, (_, index) => `${seed}${(index * 7919) % 997}`).join(" ");
