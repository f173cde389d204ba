import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const page = (title: string, url: string, published = "2026-01-02"): string =>
  pageHtml({
    title,
    head: `<script type="application/ld+json">${JSON.stringify({
      "@context": "https://schema.org",
      "@type": "WebPage",
      name: title,
      url,
      datePublished: published,
    })}</script>`,
  });
const task = (pages: Readonly<Record<string, string>>) =>
  planOf({ pages }).actions.find(({ rule }) => rule === "schema-value-format");

test("a domain that an export cut out is put back by one replacement, with the values of each page as data", () => {
  const found = task({ "/": page("Home", "/"), "/a": page("Clay", "/a"), "/b": page("Sand", "/b") });
  expect(found?.implementation).toContain("find . -name '*.html'");
  expect(found?.implementation).toContain('{"https://shop.example}g; "$n$v"}ge');
  // The blocks themselves are data.
  expect(found?.implementation).not.toContain("<script type=");
  expect(found?.patches.map(({ after }) => after)).toContainEqual(
    expect.stringContaining('"url":"https://shop.example/a"'),
  );
});

test.skipIf(spawnSync("perl", ["-v"]).status !== 0)("the line changes addresses in blocks of JSON-LD alone", () => {
  const found = task({ "/": page("Home", "/"), "/a": page("Clay", "/a"), "/b": page("Sand", "/b") });
  const line = found?.implementation?.split("\n").find((one) => one.startsWith("find")) ?? "";
  const folder = mkdtempSync(join(tmpdir(), "lost-domain-"));
  const block = (origin: string): string =>
    `<script type="application/ld+json">{"@id":"${origin}/#a","url" : "${origin}/a","image":["${origin}/c.png","https://other.example/d.png"],"target":{"urlTemplate":"${origin}/?q={q}"},"item":"https://other.example/"}</script>`;
  const rest =
    '<script>const settings = {"url":"/ajax"};</script><script type="application/ld+json">{"name":"/"}</script>';
  // Some exports put "./" in the domain's place.
  const files = { "a.html": "", "b.html": "./" };
  for (const [name, origin] of Object.entries(files)) writeFileSync(join(folder, name), block(origin) + rest);
  spawnSync("sh", ["-c", line], { cwd: folder });
  for (const name of Object.keys(files))
    expect(readFileSync(join(folder, name), "utf8")).toBe(block("https://shop.example") + rest);
  rmSync(folder, { recursive: true });
});

test("other values in a wrong form are named where they stand", () => {
  const found = task({ "/": page("Home", "https://shop.example/", "02.01.2026") });
  expect(found?.implementation).toContain('WebPage: in place of "datePublished": "02.01.2026"');
  expect(found?.implementation).toContain('"datePublished": "2026-01-02"');
});
