import { expect, test } from "vitest";
import { applyPatches } from "./apply-patches.ts";

const HOME = "https://shop.example/";
const PAGE =
  '<html><head><script type="application/ld+json">{"@graph":[{"@type":"WebSite","name":"Shop"},{"@type":"Store","name":"Kiln"}]}</script></head><body><input type="text" name="q"><input type="text" name="mail"><a href="me@shop.example">Mail</a></body></html>';

type Patch = Parameters<typeof applyPatches>[0][number];

const applied = (patch: Omit<Extract<Patch, { at: "page" }>, "at" | "url">): string =>
  applyPatches([{ at: "page", url: HOME, ...patch }]).pages.get("/")!(PAGE, HOME);

test("a tag is told by all attributes of its selector", () => {
  const html = applied({
    op: "attribute",
    key: 'input[type="text"][name="q"]@aria-label',
    before: null,
    after: "Search",
  });
  expect(html).toContain('<input type="text" name="q" aria-label="Search">');
  expect(html).toContain('<input type="text" name="mail">');
});

test("an entity changes in its place, in whatever order it is written, and its neighbours stay", () => {
  const after = '{"@context":"https://schema.org","@type":"Store","name":"Kiln","email":"a@shop.example"}';
  const html = applied({ op: "jsonld", key: "Store", before: '{"name":"Kiln","@type":"Store"}', after });
  expect(html).toContain(
    '{"@graph":[{"@type":"WebSite","name":"Shop"},{"@type":"Store","name":"Kiln","email":"a@shop.example"}]}',
  );
});

test("a misspelled link is found as it is written", () => {
  const wrong = "me@shop.example";
  expect(applied({ op: "link", key: wrong, before: wrong, after: `mailto:${wrong}` })).toContain(
    `<a href="mailto:${wrong}">`,
  );
});

test("a language version changes alone", () => {
  const patches = ["en", "de"].map((key): Patch => ({
    at: "page",
    url: HOME,
    op: "hreflang",
    key,
    before: null,
    after: `${HOME}${key}`,
  }));
  const html = applyPatches(patches).pages.get("/")!(PAGE, HOME);
  for (const key of ["en", "de"]) expect(html).toContain(`hreflang="${key}" href="${HOME}${key}"`);
});
