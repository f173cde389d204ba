import { pageOf } from "@audit/testkit";
import { expect, test } from "vitest";
import { contentLinks, internalLinks, markedLinks, outsideLinks, qualifiedLinks, wordlessLinks } from "./page-links.ts";

const page = (path: string, main: string) =>
  pageOf({
    url: `https://shop.example${path}`,
    html: `<!doctype html><title>T</title><nav><a href="/">Home</a><a href="/b">B</a><a href="/c" rel="nofollow"></a></nav>
      <main>${main}</main><footer><a href="/b#top">Top</a><a href="https://other.example/">Other</a></footer>`,
  });

const read = (of: ReturnType<typeof page>) =>
  [internalLinks, outsideLinks, contentLinks, qualifiedLinks, wordlessLinks, markedLinks].map((links) =>
    links(of).map(({ href }) => href),
  );

test("links that pages share are read on each of them as if they were its own", () => {
  const first = page("/a", `<a href="/x">X</a>`);
  const contents = ["", `<a href="/y">Y</a><a href="/z" rel="nofollow">Z</a>`, `<a href="#part"></a>`];
  for (const content of contents) {
    const [shared, alone] = [page("/b", content), page("/b", content)];
    alone.links = structuredClone(alone.links);
    shared.links = [...first.links.slice(0, 3), ...shared.links.slice(3, -2), ...first.links.slice(-2)];
    read(first);
    const afterFirst = read(shared);
    read(page("/elsewhere", ""));
    expect(afterFirst).toEqual(read(alone));
    expect(afterFirst[0]).not.toContain("/b");
  }
});
