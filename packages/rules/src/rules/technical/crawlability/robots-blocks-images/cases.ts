import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (body: string, head = ""): string =>
  `<html><head><title>Shop</title>${head}</head><body><main><h1>Shop</h1>${body}</main></body></html>`;
const picture = page('<img src="/media/soap.jpg" alt="Soap" width="600" height="600">');

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": picture }, robots: "User-agent: *\nDisallow: /cart" },
    { pages: { "/": picture }, robots: "User-agent: *\nDisallow: /media/\n\nUser-agent: Googlebot-Image\nAllow: /" },
    {
      pages: { "/": page('<img src="/media/a&amp;b.jpg" alt="Soap" width="600" height="600">') },
      robots: "User-agent: *\nDisallow: /*&*\n\nUser-agent: Googlebot\nAllow: /",
    },
    {
      pages: { "/": picture },
      robots: "User-agent: Googlebot-Image\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /media/",
    },
  ],
  failing: [
    { pages: { "/": picture }, robots: "User-agent: *\nDisallow: /media/" },
    { pages: { "/": picture }, robots: "User-agent: Googlebot-Image\nDisallow: /" },
    {
      pages: { "/": page("", '<meta property="og:image" content="https://shop.example/media/soap.jpg">') },
      robots: "User-agent: Googlebot\nDisallow: /*.jpg$",
    },
  ],
  outside: [
    {
      pages: { "/": picture },
      robots: "User-agent: *\nDisallow: /media/",
      images: [{ url: "/media/soap.jpg", status: 404 }],
    },
    { pages: { "/": page("") }, robots: "User-agent: *\nDisallow: /media/" },
    { pages: { "/": picture }, robots: 404 },
    {
      pages: { "/": page('<img src="/media/i.svg" width="20" height="20">') },
      robots: "User-agent: *\nDisallow: /media/",
    },
  ],
};
