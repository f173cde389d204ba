import { extractPageFacts, type PageFacts, type PageKind } from "@audit/facts";
import { expect, test } from "vitest";
import { captureOf } from "../testing/answers.ts";
import { beyondLast, createPageSample } from "./sample-pages.ts";

const at = (path: string): string => `https://shop.example${path}`;

function pageOf(path: string, kind: PageKind, html = "<p>x</p>", headers: Record<string, string> = {}): PageFacts {
  const whole = `<html lang=de><head></head><body>${html}</body></html>`;
  const capture = captureOf(at(path), { html: whole, headers: { "content-type": "text/html", ...headers } });
  return { ...extractPageFacts(capture), kind };
}

const sampleOf = (...pages: PageFacts[]) => {
  const sample = createPageSample();
  for (const page of pages) sample.note(page);
  return sample.pages();
};

test("the first indexable page of each kind that matters is remembered", () => {
  const shown = sampleOf(
    pageOf("/noindex", "product", '<meta name="robots" content="noindex">', { "x-robots-tag": "noindex" }),
    { ...pageOf("/wall", "product"), tech: { ...pageOf("/wall", "product").tech, botWall: "Cloudflare" } },
    pageOf("/", "home"),
    pageOf("/a", "product"),
    pageOf("/b", "product"),
    pageOf("/cart", "cart"),
    pageOf("/post", "article"),
    pageOf("/misc", "other"),
  );
  expect(shown.map(({ url }) => url)).toEqual(["/", "/a", "/post", "/misc"].map(at));
});

test("a list that goes on takes the place of one that does not, and keeps it", () => {
  const list = (path: string, more = ""): PageFacts => pageOf(path, "category", more);
  const on = (path: string): PageFacts => list(path, `<a href="${path}?page=2">2</a>`);
  expect(
    sampleOf(list("/a"), list("/b"), on("/c"), on("/d")).map(({ url, furtherPage }) => [url, furtherPage]),
  ).toEqual([[at("/c"), at("/c?page=2")]]);
  expect(sampleOf(on("/c"), list("/a"))[0]?.url).toBe(at("/c"));
});

test.each([
  ["/list?page=2", at("/list?page=9999")],
  ["/list?a=1&seite=3&b=2", at("/list?a=1&seite=9999&b=2")],
  ["/list/page/4/", at("/list/page/9999/")],
  ["/list/pagina/12", at("/list/pagina/9999")],
  ["/other?page=2", undefined],
  ["/list?page=12345", undefined],
  ["/list/sub", undefined],
])("a link to %s from a list leads behind its end", (link, wanted) => {
  const [page] = sampleOf(pageOf("/list", "category", `<a href="${link}">on</a>`));
  const further = page?.furtherPage ?? null;
  expect(further === null ? undefined : beyondLast(further)).toBe(wanted);
});

test("neither a product nor a list's own later page is read as a list that goes on", () => {
  const link = '<a href="/list?page=3">3</a>';
  expect(sampleOf(pageOf("/list", "product", link))[0]?.furtherPage).toBeNull();
  expect(sampleOf(pageOf("/list?page=2", "category", link))[0]?.furtherPage).toBeNull();
});

test("what a later request needs is kept: language, versions, validators and files", () => {
  const files = Array.from({ length: 20 }, (_, index) => `<link rel=stylesheet href=/s${index}.css>`).join("");
  const [page] = sampleOf(
    pageOf("/a", "product", "<main>Mug</main>", {
      etag: '"1"',
      "last-modified": "Mon",
    }),
  );
  expect(page).toMatchObject({ url: at("/a"), kind: "product", language: "de", etag: '"1"', lastModified: "Mon" });
  const [bare] = sampleOf(pageOf("/b", "product", ""));
  expect(bare).toMatchObject({ etag: null, lastModified: null, files: [], alternateLanguages: [] });
  const html = `<html><head>${files}<script src=/x.js></script><script>1</script><link rel=alternate hreflang=fr href=/fr></head>`;
  const [styled] = sampleOf({ ...extractPageFacts(captureOf(at("/c"), { html })), kind: "product" });
  expect(styled?.files).toEqual(Array.from({ length: 12 }, (_, index) => at(`/s${index}.css`)));
  expect(styled?.alternateLanguages).toEqual(["fr"]);
});
