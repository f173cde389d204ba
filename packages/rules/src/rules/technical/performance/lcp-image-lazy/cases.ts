import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (body: string): string =>
  `<html lang=en><title>Tea shop</title><main><h1>Tea</h1>${body}<p>${"Fine tea from Uji. ".repeat(30)}</main>`;
const site = (body: string, ...images: NonNullable<SiteCase["images"]>): SiteCase => ({
  pages: { "/": page(body) },
  images,
});
const file = (url: string, width: number, height: number) => ({ url, size: { width, height } });

/** The picture of a product is what its visitor sees first. */
const goods = (body: string, ...images: NonNullable<SiteCase["images"]>): SiteCase => ({
  pages: {
    "/": "<title>Tea shop</title>",
    "/tea": page(
      `${body}<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Tea","offers":{"@type":"Offer","price":"9.90","priceCurrency":"EUR"}}</script><button>Add to cart</button>`,
    ),
  },
  images,
});

export const cases: SiteRuleCases = {
  passing: [
    site(
      "<img src=/hero.jpg alt=Tea width=1200 height=600><img src=/b.jpg loading=lazy alt=Leaf width=1200 height=600>",
    ),
    // A lazy icon before an eager picture.
    site("<img src=/i.svg width=24 height=24 loading=lazy alt=Star><img src=/hero.jpg alt=Tea width=800 height=600>"),
    site(
      "<img src=/a.jpg alt=A loading=lazy width=800 height=600><img src=/hero.jpg alt=Tea width=800 height=600 fetchpriority=high>",
    ),
    // A gallery under a main picture that the page calls most important, though its file is not large.
    site(
      "<img src=/a.jpg alt=A loading=lazy><img src=/hero.jpg alt=Tea fetchpriority=high><img src=/b.jpg alt=B loading=lazy>",
      file("/hero.jpg", 300, 180),
      file("/a.jpg", 900, 900),
      file("/b.jpg", 900, 900),
    ),
    // An icon by its file, though the page declares no size.
    site(
      "<img src=/star.png loading=lazy alt=Star><img src=/hero.jpg alt=Tea>",
      file("/star.png", 64, 64),
      file("/hero.jpg", 1600, 900),
    ),
  ],
  failing: [
    { ...goods("<img src=/hero.jpg alt=Tea width=1200 height=600 loading=lazy>"), faults: ["/tea"] },
    { ...site("<img src=/hero.jpg alt=Tea loading=lazy fetchpriority=high>"), faults: ["/"] },
    {
      ...site(
        "<link rel=preload as=image href=/hero.jpg><img src=/hero.jpg alt=Tea loading=lazy width=800 height=600>",
      ),
      faults: ["/"],
    },
    { ...goods("<img src=/hero.jpg alt=Tea loading=lazy>", file("/hero.jpg", 1600, 900)), faults: ["/tea"] },
  ],
  outside: [
    site(""),
    site("<img src=/i.svg width=24 height=24 loading=lazy alt=Star>"),
    site("<img src=/star.png loading=lazy alt=Star>", file("/star.png", 64, 64)),
    { pages: { "/": "<title>Tea</title>", "/imprint": page("<img src=/hero.jpg alt=Tea loading=lazy>") } },
  ],
  // A picture without a declared size is not therefore large.
  unknown: [
    site(
      "<link rel=preload as=image href=/poster.jpg><link rel=preload as=image href=/hero.jpg><img src=/hero.jpg alt=Tea loading=lazy width=800 height=600>",
    ),
    // It may stand below the first screen, where it is rightly loaded late.
    site("<img src=/hero.jpg alt=Tea width=1200 height=600 loading=lazy>"),
    // The picture that leads the page is a background, which only its preload tells.
    ...['href="/hero.webp"', 'imagesrcset="/hero-800.webp 800w"'].map((hero) =>
      site(
        `<link rel=preload as=image ${hero} fetchpriority=high><img src=/card.jpg loading=lazy alt=Card width=300 height=300>`,
      ),
    ),
    // The cards of a catalogue.
    site(
      `<ul>${["a", "b", "c", "d"].map((name) => `<li><a href="/${name}"><img src="/${name}.jpg" loading=lazy alt="Tea ${name}" width=300 height=300> Tea ${name}</a> € 9.90</li>`).join("")}</ul>`,
    ),
    site("<img src=/hero.jpg alt=Tea loading=lazy>"),
    site("<img src=/small.jpg alt=Tea loading=lazy>", file("/small.jpg", 180, 180)),
  ],
};
