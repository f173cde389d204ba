import type { SiteRuleCases } from "../../../../rule-cases.ts";

const menu = '<header><nav><a href="/">Home</a><a href="/frames">Frames</a><a href="/news">News</a></nav></header>';
const page = (title: string, main: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${menu}<main><h1>${title}</h1>${main}</main><footer><p>Frames of steel, made by hand.</p></footer></body></html>`;
const text = (thing: string): string =>
  `<p>${thing} are welded here by hand out of tubes that we draw to the length of your legs and arms, so that they fit.</p>`;
/** What a template writes around a list without entries. */
const pager =
  '<ul class="pager"><li><a href="#">Newer entries of this list</a></li><li><a href="#">Older entries of this list</a></li></ul><p>Copyright 2026, Frames of steel</p>';
const form = '<form action="/send"><input name="first"><button>Send</button></form>';
const written = {
  "/": page("Home", text("Bicycles")),
  "/frames": page("Frames", text("Frames")),
  "/news": page("News", text("New frames")),
  "/forks": page("Forks", text("Forks")),
  "/courses/forks-and-frames": page("Courses", text("Frames in courses")),
};

export const cases: SiteRuleCases = {
  passing: [
    { pages: written },
    // Pictures, frames and lists are content too.
    { pages: { ...written, "/work": page("Work", '<img src="/a.jpg" width=600 height=400 alt="A frame">') } },
    { pages: { ...written, "/map": page("Map", '<iframe src="https://maps.example/frame"></iframe>') } },
    // A script of its own may bring what the page is about.
    { pages: { ...written, "/size": page("Size", '<div id="app"></div><script src="/size.js"></script>') } },
    { pages: { ...written, "/tags/": page("Tags", "", '<meta name="robots" content="noindex">') } },
    { pages: { ...written, "/item": page("Item", '<div id="detail"></div><script src="/app.js"></script>') } },
    { pages: { ...written, "/cart": page("Cart", "") } },
    // The one page with a place for the shop's widget.
    {
      pages: { ...written, "/store": page("Store", '<div id="store-1"></div><script>showStore("store-1")</script>') },
      sitemap: ["/", "/store"],
    },
    { pages: { ...written, "/contact": page("Contact", "<p>Phone +49 30 1234567") } },
    // A form is what the page is for, as most pages have one of their own, too.
    {
      pages: {
        ...Object.fromEntries(
          Object.entries(written).map(([path, html]) => [
            path,
            path === "/" ? html : html.replace("</h1>", `</h1>${form}`),
          ]),
        ),
        "/preferences": page("Preferences", form),
      },
    },
    // Two alike may say so of each other.
    { pages: { ...written, "/tags/": page("Tags", pager), "/authors/": page("Authors", pager) } },
  ],
  failing: [
    {
      pages: { ...written, "/tags/": page("Tags", ""), "/page/": page("Pages", "<p>") },
      sitemap: ["/", "/tags/"],
      faults: ["/tags/", "/page/"],
    },
    // The text stands elsewhere under the same name.
    { pages: { ...written, "/page/forks": page("Forks", "") }, faults: ["/page/forks"] },
    { pages: { ...written, "/news": page("News", "<p>") }, faults: ["/news"] },
    // Lists without entries: nothing but a name and the pager around it.
    {
      pages: {
        ...written,
        "/tags/": page("Tags", pager),
        "/authors/": page("Authors", pager),
        "/categories/": page("Categories", pager),
      },
      sitemap: ["/", "/tags/", "/authors/", "/categories/"],
      faults: ["/tags/", "/authors/", "/categories/"],
    },
  ],
  outside: [{ pages: { "/": page("Home", "") } }],
};
