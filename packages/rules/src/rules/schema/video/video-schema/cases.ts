import { articlePage } from "../../../../case-pages/article-page.ts";
import { homePageWith } from "../../../../case-pages/home-page.ts";
import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const player = (query = ""): string =>
  `<iframe src="https://www.youtube.com/embed/abc${query}" title="How we fire"></iframe>`;
const VIDEO = {
  "@context": "https://schema.org",
  "@type": "VideoObject",
  name: "How we fire",
  thumbnailUrl: "https://shop.example/kiln.jpg",
  uploadDate: "2026-01-10",
  embedUrl: "https://www.youtube.com/embed/abc",
};

export const cases: PageRuleCases = {
  passing: [articlePage({ jsonLd: VIDEO, text: player() })],
  failing: [
    articlePage({ text: player() }),
    productPage({ rest: player() }),
    articlePage({ jsonLd: { ...VIDEO, embedUrl: undefined }, text: player() }),
  ],
  outside: [
    articlePage(),
    articlePage({ text: player("?background=1") }),
    articlePage({ text: '<video src="/loop.mp4" autoplay muted loop></video>' }),
    homePageWith(null, "", player()),
  ],
  unknown: [articlePage({ jsonLd: "{", text: player() })],
};
