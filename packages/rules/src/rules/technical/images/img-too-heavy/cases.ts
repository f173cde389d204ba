import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<!doctype html><html lang=en><title>Tea</title><p>Tea<img src=/tea.jpg alt=Tea>" };
const image = (bytes: number | null, contentType = "image/jpeg") => ({
  url: "/tea.jpg",
  from: "https://shop.example/",
  status: 200,
  contentType,
  bytes,
});

export const cases: SiteRuleCases = {
  passing: [
    { pages, images: [image(200_000)] },
    { pages, images: [image(900)] },
  ],
  failing: [
    { pages, images: [image(200_001)], faults: ["/"] },
    { pages, images: [image(900), image(3_000_000, "image/png")], faults: ["/"] },
  ],
  outside: [{ pages: { "/": "<!doctype html><html lang=en><title>Tea</title><p>Tea" } }],
  unknown: [{ pages }, { pages, images: [image(null)] }, { pages, images: [image(900_000, "text/html")] }],
};
