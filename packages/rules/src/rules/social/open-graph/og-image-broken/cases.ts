import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (image: string): string => `<title>Tea</title><meta property="og:image" content="${image}"><p>Tea`;

const asked = [{ url: "/t.jpg", contentType: "image/jpeg" }];

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("https://shop.example/t.jpg") }, images: asked },
    { pages: { "/": page("//shop.example/t.jpg"), "/b": page("https://cdn.example/a b.jpg") }, images: asked },
    { pages: { "/": page("https://shop.example/t.jpg") }, images: [{ url: "/t.jpg", status: 403 }] },
    { pages: { "/": page("https://shop.example/t.jpg") }, images: asked, robots: "User-agent: GPTBot\nDisallow: /" },
    // Closed to all who look at pictures, or to Facebook altogether: rules about robots.txt speak about it.
    { pages: { "/": page("https://shop.example/media/t.jpg") }, robots: "User-agent: *\nDisallow: /media/" },
    {
      pages: { "/": page("https://shop.example/t.jpg") },
      images: asked,
      robots: "User-agent: facebookexternalhit\nDisallow: /",
    },
  ],
  failing: [
    { pages: { "/": page("/images/t.jpg"), "/b": page("https://shop.example/t.jpg") }, faults: ["/"] },
    { pages: { "/": page("undefined") }, faults: ["/"] },
    {
      pages: { "/": page("https://shop.example/media/t.jpg") },
      robots: "User-agent: facebookexternalhit\nDisallow: /media/",
      faults: ["/"],
    },
    { pages: { "/": page("https://shop.example/t"), "/t": "<title>Tea</title><p>Tea" }, faults: ["/"] },
    // One file that several pages name, asked for and not there; the page with a living one is in order.
    {
      pages: {
        "/": page("https://shop.example/share.jpg"),
        "/b": page("https://shop.example/share.jpg"),
        "/c": page("https://shop.example/t.jpg"),
      },
      images: [...asked, { url: "/share.jpg", status: 404, contentType: "text/html" }],
      faults: ["/", "/b"],
    },
    {
      pages: { "/": page("https://shop.example/t.jpg") },
      images: [{ url: "/t.jpg", contentType: "text/html; charset=utf-8" }],
      faults: ["/"],
    },
  ],
  unknown: [
    { pages: { "/": page("https://shop.example/t.jpg") } },
    { pages: { "/": page("https://cdn.example/t.jpg") }, images: asked },
  ],
  outside: [{ pages: { "/": "<title>Tea</title><p>Tea" } }],
};
