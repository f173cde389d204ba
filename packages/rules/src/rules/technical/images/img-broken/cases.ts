import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<!doctype html><html lang=en><title>Tea</title><p>Tea<img src=/tea.jpg alt=Tea>" };
const image = (status: number, contentType = "image/jpeg") => ({
  url: "/tea.jpg",
  from: "https://shop.example/",
  status,
  contentType,
});

export const cases: SiteRuleCases = {
  passing: [
    { pages, images: [image(200)] },
    { pages, images: [image(403), image(503)] },
    { pages, images: [image(304)] },
    // The empty place of a window that scripts fill names a page.
    {
      pages: {
        "/": "<!doctype html><html lang=en><title>Tea</title><p>Tea<img src=/ alt=Window><img src=/tea.jpg alt=Tea>",
      },
      images: [image(200), { ...image(200, "text/html"), url: "/" }],
    },
  ],
  failing: [
    { pages, images: [image(404, "text/html")], faults: ["/"] },
    { pages, images: [image(200, "text/html; charset=utf-8")], faults: ["/"] },
    // One missing file is at fault on every page that shows it, or names it as its product's.
    {
      pages: {
        ...pages,
        "/b": "<!doctype html><html lang=en><title>Cup</title><p>Cup<img src=/tea.jpg alt=Tea>",
        "/c": "<!doctype html><html lang=en><title>Pot</title><p>Pot<img src=/pot.jpg alt=Pot>",
        "/d": productPage({ jsonLd: { ...PRODUCT, image: "https://shop.example/tea.jpg" } }),
      },
      images: [image(404), { ...image(200), url: "/pot.jpg" }],
      faults: ["/", "/b", "/d"],
    },
  ],
  outside: [
    // A preview's picture alone is judged with the previews.
    { pages, images: [{ url: "/share.jpg", status: 404 }] },
    { pages: { "/": "<!doctype html><html lang=en><title>Tea</title><p>Tea" } },
  ],
  unknown: [{ pages }],
};
