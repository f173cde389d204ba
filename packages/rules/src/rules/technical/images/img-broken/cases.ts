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
  ],
  failing: [
    { pages, images: [image(404, "text/html")], faults: ["/"] },
    { pages, images: [image(200), image(200, "text/html; charset=utf-8")], faults: ["/"] },
  ],
  outside: [{ pages: { "/": "<!doctype html><html lang=en><title>Tea</title><p>Tea" } }],
  unknown: [{ pages }],
};
