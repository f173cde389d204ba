import { extractPageFacts, type Capture, type PageFacts } from "@audit/facts";
import { expect, test } from "vitest";
import { chooseEarly } from "./choose-early.ts";

const ORIGIN = "https://shop.example";

function pageAt(path: string, body: string): PageFacts {
  const html = `<!doctype html><html lang=en><title>${path}</title><body class="${path.split("/")[1]}">${body}</body></html>`;
  const capture: Capture = {
    url: `${ORIGIN}${path}`,
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8" },
    redirectTo: null,
    body: new TextEncoder().encode(html),
    truncated: false,
    failure: null,
    wireBytes: html.length,
    ttfbMs: 1,
    totalMs: 1,
    fetchedAt: 0,
  };
  return extractPageFacts(capture);
}

const shop = (count: number): PageFacts[] => [
  pageAt("/", "<h1>Shop</h1>"),
  pageAt("/odd", "<h1>Odd</h1>"),
  ...Array.from({ length: count - 2 }, (_, at) =>
    pageAt(`/product/${at}`, `<h1>Tea ${at}</h1><p class=price>€ 5</p><button>Add to cart</button>`),
  ),
];

test("as soon as some pages look alike, one of them and the start page are worth running", () => {
  const choice = chooseEarly(1);
  const chosen = shop(10).map(choice.note);
  expect(chosen.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => []));
  expect(chosen[9]).toEqual([`${ORIGIN}/`, `${ORIGIN}/product/0`]);
});

test("a page without a second one like it waits until more of the site is known", () => {
  const choice = chooseEarly(1);
  const chosen = shop(40).map(choice.note);
  expect(chosen[19]).not.toContain(`${ORIGIN}/odd`);
  expect(chosen[39]).toContain(`${ORIGIN}/odd`);
});

test("nothing is chosen where no page, or every page, is to be run", () => {
  for (const how of ["off", "all"] as const) {
    const choice = chooseEarly(how);
    expect(shop(40).flatMap(choice.note)).toEqual([]);
  }
});
