import { extractPageFacts } from "@audit/facts";
import { expect, test } from "vitest";
import { answersOf } from "../testing/answers.ts";
import { probeVariants, type VariantProbeOptions } from "./probe-variants.ts";
import type { SampledPage } from "./sample-pages.ts";

const HOME = "https://shop.example/";
const AGENT = "SEOAuditBot/0.1";

const sampled = (url: string, more: Partial<SampledPage> = {}): SampledPage => ({
  url,
  kind: "other",
  language: null,
  alternateLanguages: [],
  etag: null,
  lastModified: null,
  files: [],
  furtherPage: null,
  ...more,
});

const optionsOf = (
  pages: readonly SampledPage[],
  ask: VariantProbeOptions["ask"],
  more: Partial<VariantProbeOptions> = {},
): VariantProbeOptions => ({
  home: HOME,
  pages,
  userAgent: AGENT,
  want: { limit: 5_000, body: () => true },
  mostRequests: 100,
  isInternal: (url) => url.startsWith(HOME),
  allows: () => true,
  ask,
  read: extractPageFacts,
  ...more,
});

const start = sampled(HOME, { kind: "home" });
const product = sampled(`${HOME}p?v=1`, { kind: "product" });

test("start page and product are requested in each way that fits them, with the headers that make the difference", async () => {
  const answers = answersOf(() => ({ html: "<p>x</p>" }));
  const list = sampled(`${HOME}list/`, { kind: "category", furtherPage: `${HOME}list/?page=2` });
  const withEtag = { ...start, etag: '"7"', lastModified: "Mon" };
  const { views } = await probeVariants(optionsOf([withEtag, product, list], answers.ask));
  const phone = expect.stringMatching(/^SEOAuditBot\/0\.1 Mozilla\/5\.0 \(Linux; Android .* Mobile Safari\/537\.36$/);
  expect(answers.asked.map(({ url, want }) => [url, want.headers])).toEqual([
    [HOME, { "user-agent": phone }],
    [`${HOME}p?v=1`, { "user-agent": phone }],
    [HOME, { "accept-language": "de" }],
    [`${HOME}p?v=1`, { "accept-language": "de" }],
    [`${HOME}list/?page=9999`, {}],
    [`${HOME}list`, {}],
    [HOME, { "if-none-match": '"7"' }],
    [`${HOME}p?v=1&fresh=1`, { "cache-control": "no-cache", pragma: "no-cache" }],
    [`${HOME}?q=zqxaudit7`, {}],
  ]);
  for (const { want } of answers.asked) expect(want.limit).toBe(5_000);
  expect(views.map(({ as, of, sent }) => [as, of, sent])).toEqual([
    ["smartphone", HOME, "a phone"],
    ["smartphone", product.url, "a phone"],
    ["other-language", HOME, "de"],
    ["other-language", product.url, "de"],
    ["beyond-last", list.url, null],
    ["other-slash", list.url, null],
    ["if-changed", HOME, '"7"'],
    ["fresh", product.url, null],
    ["echo", HOME, "zqxaudit7"],
  ]);
  expect(views[0]?.page.url).toBe(HOME);
});

const languageSent = async (page: Partial<SampledPage>): Promise<string | undefined> => {
  const answers = answersOf(() => ({}));
  await probeVariants(optionsOf([{ ...start, ...page }], answers.ask));
  return answers.asked.flatMap(({ want }) => want.headers?.["accept-language"] ?? [])[0];
};

test.each([
  [{ language: "de-DE" }, "en"],
  [{ language: "EN" }, "de"],
  [{ language: null }, "de"],
  [{ language: "en", alternateLanguages: ["x-default", "en-GB", "fr-FR", "es"] }, "fr-FR"],
  [{ language: "de", alternateLanguages: ["de-AT", "X-Default"] }, "en"],
])("another language than that of %o is %s", async (page, wanted) => {
  expect(await languageSent(page)).toBe(wanted);
});

test("the site's own language decides for all its pages, a product's where no start page was read", async () => {
  const sentTo = async (...pages: SampledPage[]): Promise<unknown[]> => {
    const { ask } = answersOf(() => ({}));
    const { views } = await probeVariants(optionsOf(pages, ask));
    return views.filter(({ as }) => as === "other-language").map(({ sent }) => sent);
  };
  const german = { ...start, language: "de" };
  const french = { ...product, language: "fr" };
  expect([await sentTo(german, french), await sentTo(french)]).toEqual([["en", "en"], ["de"]]);
});

test("a date of change does where there is no tag, and without either nothing is asked on condition", async () => {
  const answers = answersOf(() => ({}));
  const dated = await probeVariants(optionsOf([{ ...start, lastModified: "Mon" }], answers.ask));
  expect(dated.views.map(({ as, sent }) => [as, sent])).toContainEqual(["if-changed", "Mon"]);
  expect(answers.asked.map(({ want }) => want.headers)).toContainEqual({ "if-modified-since": "Mon" });
  const { views } = await probeVariants(optionsOf([start], answers.ask));
  expect(views.map(({ as }) => as)).toEqual(["smartphone", "other-language", "echo"]);
  expect((await probeVariants(optionsOf([], answers.ask))).views).toEqual([]);
});

test("the other slash is tried on an inner page without parameters, either way", async () => {
  const slashOf = async (...paths: string[]): Promise<string | undefined> => {
    const { ask } = answersOf(() => ({}));
    const pages = [start, ...paths.map((path) => sampled(HOME + path))];
    return (await probeVariants(optionsOf(pages, ask))).views.find(({ as }) => as === "other-slash")?.page.url;
  };
  expect([await slashOf("a?b=1", "c/d"), await slashOf("c/d/"), await slashOf("a?b=1")]).toEqual([
    `${HOME}c/d/`,
    `${HOME}c/d`,
    undefined,
  ]);
  const { ask } = answersOf(() => ({}));
  const elsewhere = await probeVariants(optionsOf([sampled("https://www.shop.example/")], ask));
  expect(elsewhere.views).toEqual([]);
});

const withFiles = sampled(`${HOME}a`, {
  files: [`${HOME}1.css`, "https://cdn.example/2.css", `${HOME}3.js`],
});

test("files of the site's own hosts are asked for by their headers alone, once, each with a page that uses it", async () => {
  const css = { "content-type": "text/css", "cache-control": "max-age=1", "content-length": "12" };
  const broken = { status: 0, headers: { "content-length": "12x" }, failure: { kind: "reset", message: "" } } as const;
  const answers = answersOf((url) =>
    url.endsWith(".css") ? { headers: css } : url.endsWith("5.js") ? broken : undefined,
  );
  const other = sampled(`${HOME}b`, { files: [`${HOME}1.css`, `${HOME}5.js`] });
  const { files } = await probeVariants(optionsOf([withFiles, other], answers.ask));
  const asked = answers.asked.filter(({ url }) => /\.\w+$/.test(new URL(url).pathname));
  expect(asked.map(({ url, want }) => [url, want.limit, want.body(200, "text/css")])).toEqual(
    ["1.css", "3.js", "5.js"].map((name) => [HOME + name, 1, false]),
  );
  expect(files.map(({ url, from, status }) => [url, from, status])).toEqual([
    [`${HOME}1.css`, withFiles.url, 200],
    [`${HOME}3.js`, withFiles.url, 404],
    [`${HOME}5.js`, other.url, 0],
  ]);
  expect(files[0]).toMatchObject({ contentType: "text/css", cacheControl: "max-age=1", bytes: 12, failure: null });
  expect(files[2]).toMatchObject({ failure: "reset", contentType: null, cacheControl: null, bytes: null });
});

test("twelve files at most are asked for", async () => {
  const { ask } = answersOf(() => ({}));
  const files = Array.from({ length: 20 }, (_, index) => `${HOME}${index}.css`);
  expect((await probeVariants(optionsOf([sampled(`${HOME}a`, { files })], ask))).files).toHaveLength(12);
});

test("no more is asked than may be, nothing that robots.txt closes, and nothing after a request without an answer", async () => {
  const few = answersOf(() => ({}));
  const { files } = await probeVariants(optionsOf([withFiles], few.ask, { mostRequests: 2 }));
  expect(few.asked.map(({ url }) => url)).toEqual([`${HOME}a/`, `${HOME}1.css`]);
  expect(files).toHaveLength(1);
  const one = answersOf(() => ({}));
  await probeVariants(optionsOf([start], one.ask, { mostRequests: 1 }));
  await probeVariants(optionsOf([start], one.ask, { mostRequests: 0 }));
  expect(one.asked).toHaveLength(1);
  const closed = answersOf(() => ({}));
  const allows = (url: string): boolean => !url.endsWith("/a/") && !url.endsWith(".css");
  await probeVariants(optionsOf([withFiles], closed.ask, { allows }));
  expect(closed.asked.map(({ url }) => url)).toEqual([`${HOME}3.js`]);
  const silent = answersOf((url) => (url.endsWith("3.js") ? null : {}));
  const { files: before } = await probeVariants(optionsOf([withFiles], silent.ask));
  expect([before.length, silent.asked.at(-1)?.url]).toEqual([1, `${HOME}3.js`]);
  const stopped = answersOf(() => null);
  expect(await probeVariants(optionsOf([start, withFiles], stopped.ask))).toEqual({ views: [], files: [] });
  expect(stopped.asked).toHaveLength(1);
});
