import { describe, expect, it } from "vitest";
import { pageName } from "@audit/rules/view/page-name";
import { pageSummary } from "@audit/rules/view/page-words";
import { viewOf } from "../testing/plan-case.ts";

const HOST = "https://shop.example";
const page = (title: string, body: string, head = ""): string =>
  `<html lang="uk"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
/** Goods that each end in the same column and carousel. */
const goods = (name: string, more = "", title = `${name} - Acme`): string =>
  page(
    title,
    `<main><h1>${name}</h1><p>19 €</p><button>Add to cart</button>${more}</main><h2>Related product</h2><h4>My account</h4>`,
  );
const names = (pages: Record<string, string>, start = page("Acme", "<p>Hi</p>")): ((path: string) => string | null) => {
  const view = viewOf({ pages: { "/": start, ...pages } });
  return (path) => pageName(view.pageAt(HOST + path)!, view);
};

describe("the name of a page", () => {
  it("is the main heading of copies that the title repeats, not the carousel beside them", () => {
    const others = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`/p/mug-${at}`, goods(`Mug number ${at}`)] as const),
    );
    const copies = Object.fromEntries(
      ["a", "b", "c"].map((list) => [`/c/${list}/oak-bowl`, goods("Oak bowl")] as const),
    );
    const name = names({ ...others, ...copies });
    expect(name("/c/a/oak-bowl")).toBe("Oak bowl");
    expect(name("/p/mug-7")).toBe("Mug number 7");
  });

  it("is never what heads a column of many pages, nor what leads to many", () => {
    const list = page(
      "Shop - Acme",
      '<main><a href="/p/1">Read more</a><a href="/p/2">Read more</a><a href="/p/3">Read more</a></main><h4>My account</h4>',
    );
    const name = names({
      "/shop": list,
      "/shop?sort=a": list,
      "/shop?sort=b": list,
      "/p/1": page("", "<h4>My account</h4>"),
      "/p/2": page("", "<h4>My account</h4>"),
      "/p/3": page("", "<h4>My account</h4>"),
    });
    expect(name("/shop")).toBe("Shop");
    expect(name("/p/1")).toBeNull();
  });

  it("takes the word for lists off a title where trail or links say the rest alone", () => {
    const archive = (name: string): string =>
      page(`${name} Archives - Acme`, '<main><ul><li><a href="/p/1">One</a> 19 €</li></ul></main>');
    const name = names(
      { "/c/turbos": archive("Turbos"), "/c/pumps": archive("Pumps") },
      page("Acme", '<nav><a href="/c/turbos">Turbos</a><a href="/c/pumps">Pumps</a></nav>'),
    );
    expect([name("/c/turbos"), name("/c/pumps")]).toEqual(["Turbos", "Pumps"]);
  });

  it("is the part in the page's language where a plugin keeps several in one text", () => {
    const marked = (name: string): string =>
      `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Product", name })}</script>`;
    const name = names({
      "/p/1": page("", `<main><p>19 €</p></main>${marked("[:uk]Дрон[:ru]Коптер[:]")}`),
      "/p/2": page("", `<main><p>19 €</p></main>${marked("[:en]Drone[:]")}`),
    });
    expect([name("/p/1"), name("/p/2")]).toEqual(["Дрон", null]);
  });

  it("is what trail or links say of goods below the logo's heading", () => {
    const model = (name: string): string =>
      page("Buy furniture", `<h1>Acme</h1><main><h3>Office desk ${name}</h3><p>19 €</p></main>`);
    const name = names(
      { "/p/1": model("Agate"), "/p/2": model("Opal"), "/p/3": model("Onyx") },
      page("Acme", '<a href="/p/1">Agate</a><a href="/p/2">Opal</a><a href="/p/3">Onyx</a>'),
    );
    expect(name("/p/2")).toBe("Office desk Opal");
  });

  it("is no slogan over a title that the address repeats", () => {
    const name = names({ "/shop": page("Shop - Acme", "<main><h1>Concentrated natural extracts.</h1></main>") });
    expect(name("/shop")).toBe("Shop");
  });

  it("is written as the title writes it", () => {
    const name = names({ "/p/go": goods("LUMEO GO", "", "Lumeo Go - Acme"), "/p/xr": goods("XR BMW", "", "xr bmw") });
    expect([name("/p/go"), name("/p/xr")]).toEqual(["Lumeo Go", "XR BMW"]);
  });
});

it("takes no preview for a summary that three pages have", () => {
  const preview = '<meta property="og:description" content="All that you need for film evenings at home.">';
  const pages = Object.fromEntries(
    [1, 2, 3].map((at) => [`/p/${at}`, page(`Mug ${at}`, `<main><h1>Mug ${at}</h1><p>19 €</p></main>`, preview)]),
  );
  const view = viewOf({ pages: { "/": page("Acme", "<p>Hi</p>"), ...pages } });
  expect(pageSummary(view.pageAt(`${HOST}/p/1`)!, view)).toBeNull();
});

it("takes no preview for a summary that only repeats the heading", () => {
  const summaryOf = (text: string): string | null => {
    const mug = page(
      "Mug",
      "<main><h1>Blue mug of northern clay</h1><p>19 €</p></main>",
      `<meta property="og:description" content="${text}">`,
    );
    const view = viewOf({ pages: { "/": page("Acme", "<p>Hi</p>"), "/p/1": mug } });
    return pageSummary(view.pageAt(`${HOST}/p/1`)!, view);
  };
  expect(summaryOf("Blue mug of northern clay.")).toBeNull();
  expect(summaryOf("It holds tea for three.")).toBe("It holds tea for three.");
});
