import type { SiteRuleCases } from "../../../../rule-cases.ts";

const MENU = ["/", "/soap/", "/about/", "/contact/"].map((url) => `<a href="${url}">${url}</a>`).join("");
const POSTS = '<h2><a href="/blog/lye/">Lye</a></h2><h2><a href="/blog/oil/">Oil</a></h2>';
const LIST = `${POSTS}<p>${"How soap is boiled from oil and lye in a pot on the stove, day by day. ".repeat(4)}</p>`;
const page = (name: string, main = `<p>${name}, boiled for eight days.</p>`): string =>
  `<html><head><title>${name}</title><link rel="stylesheet" href="/site.css"></head><body><nav>${MENU}</nav><main><h1>${name}</h1>${main}</main></body></html>`;

const pages = {
  "/": page("Home", '<a href="/blog/">Blog</a>'),
  "/soap/": page("Soap"),
  "/about/": page("About"),
  "/contact/": page("Contact"),
  "/blog/": page("Blog", LIST),
  "/blog/lye/": page("Lye"),
  "/blog/oil/": page("Oil"),
};
const SAMPLE = "<html><head><title>Slider</title></head><body><h1>Slider</h1><p>One option</p></body></html>";

export const cases: SiteRuleCases = {
  passing: [
    { pages, sitemap: ["/", "/soap/"] },
    // A page with the site's menu that no page links to: orphan-pages.
    { pages: { ...pages, "/wax/": page("Wax") }, sitemap: ["/", "/wax/"] },
    // A page for an advertisement has the site's look and no menu.
    {
      pages: {
        ...pages,
        "/ad/":
          '<html><head><title>Offer</title><link rel="stylesheet" href="/site.css"></head><body><h1>Offer</h1></body></html>',
      },
      sitemap: ["/", "/ad/"],
    },
    // One that was built elsewhere names the house, or how to reach it.
    { pages: { ...pages, "/offer/": SAMPLE.replace("One option", "<h2>Only at Shop</h2>") }, sitemap: ["/offer/"] },
    {
      pages: {
        ...pages,
        "/contact/": page("Contact", '<a href="tel:+4515550123">+45 15 55 01 23</a>'),
        "/offer/": SAMPLE.replace("One option", '<a href="tel:+4515550123">+45 15 55 01 23</a>'),
      },
      sitemap: ["/offer/"],
    },
    // Linked, it is one of the site's pages, whatever it looks like.
    { pages: { ...pages, "/soap/": page("Soap", '<a href="/s/">S</a>'), "/s/": SAMPLE }, sitemap: ["/s/"] },
  ],
  failing: [
    // The site loads the library, and its sample as well, from the sample's own folder.
    {
      pages: {
        ...pages,
        "/soap/": page("Soap", '<script src="/libs/slider/slider.js"></script>'),
        "/libs/slider/demo/basic.html":
          '<html><head><title>Slider</title><script src="../slider.js"></script></head><body><h1>Slider</h1></body></html>',
      },
      sitemap: ["/", "/libs/slider/demo/basic.html"],
      faults: ["/libs/slider/demo/basic.html"],
    },
    { pages: { ...pages, "/libs/slider/": SAMPLE }, sitemap: ["/", "/libs/slider/"], faults: ["/libs/slider/"] },
    // A list of tags that shows what the blog shows.
    { pages: { ...pages, "/tags/": page("Tags", LIST) }, sitemap: ["/", "/tags/"], faults: ["/tags/"] },
  ],
  outside: [{ pages }],
};
