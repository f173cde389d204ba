import { afterEach, expect, test } from "vitest";
import { openAudit } from "./open-audit.ts";
import { servePages, type ServedPages } from "./testing/serve-pages.ts";

let served: ServedPages | null = null;
afterEach(() => served?.close());

test("markup that grows without bound costs its own page some markup, and is told", async () => {
  const names = "a b c d e f g h";
  const bomb = `<div itemscope>${`<div itemscope itemprop="${names}">`.repeat(12)}x`;
  served = await servePages({ "/bomb": `<title>Bomb</title><h1>Bomb</h1>${bomb}`, "/mat": "<title>Mat</title>" });
  const audit = openAudit(served.request);
  const { warnings, pages } = await audit.judge();
  await audit.close();
  expect(pages).toBe(3);
  expect(warnings).toContainEqual(expect.stringMatching(/^1 page marks up more structured data .*\/bomb$/));
});
