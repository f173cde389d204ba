import { extractPageFacts } from "@audit/facts";
import { expect, test } from "vitest";
import { createScope } from "../frontier/scope.ts";
import { answersOf, captureOf } from "../testing/answers.ts";
import { probe, probeSite, probeWwwVariant, type ProbeOptions } from "./probe-site.ts";

const HOME = "https://shop.example/";
const always = (): boolean => true;

test("a probe keeps status, type, redirect and the first 20,000 characters of a text", async () => {
  const url = `${HOME}llms.txt`;
  const text = "é".repeat(20_005);
  const answers = answersOf(() => ({ html: text, headers: { "content-type": "text/plain" }, redirectTo: `${HOME}x` }));
  const answer = await probe(url, { allows: always, ask: answers.ask });
  expect(answer).toEqual({
    url,
    status: 200,
    redirectTo: `${HOME}x`,
    contentType: "text/plain",
    text: "é".repeat(20_000),
    failure: null,
  });
  const want = answers.asked[0]?.want;
  expect(want?.limit).toBe(80_000);
  expect([want?.body(200, "text/html"), want?.body(200, "image/png")]).toEqual([true, false]);
});

test("a probe without body, type or answer says so, and none is sent where robots.txt forbids it", async () => {
  const failure = { kind: "timeout", message: "late" } as const;
  const silent = answersOf(() => ({ status: 0, headers: {}, failure }));
  expect(await probe(HOME, { allows: always, ask: silent.ask })).toMatchObject({
    status: 0,
    contentType: null,
    text: null,
    failure: "timeout",
  });
  const stopped = answersOf(() => null);
  expect(await probe(HOME, { allows: always, ask: stopped.ask })).toBeNull();
  const closed = answersOf(() => ({}));
  expect(await probe(HOME, { allows: (url) => url !== HOME, ask: closed.ask })).toBeNull();
  expect(await probe(null, { allows: always, ask: closed.ask })).toBeNull();
  expect(closed.asked).toEqual([]);
});

test("the www variant joins the site only where it redirects to the home's host", async () => {
  const www = "https://www.shop.example/";
  const outcome = async (redirectTo: string | null): Promise<boolean> => {
    const scope = createScope(HOME);
    const answers = answersOf(() => ({ redirectTo }));
    const answer = await probeWwwVariant(HOME, scope, { allows: always, ask: answers.ask });
    expect(answer).toMatchObject({ url: www, redirectTo });
    return scope.isInternal(`${www}page`);
  };
  expect([await outcome(HOME), await outcome("https://other.example/"), await outcome(null)]).toEqual([
    true,
    false,
    false,
  ]);
  const scope = createScope(HOME);
  const silent = answersOf(() => null);
  expect(await probeWwwVariant(HOME, scope, { allows: always, ask: silent.ask })).toBeNull();
});

const optionsFor = (home: string, ask: ProbeOptions["ask"], head: string | null = ""): ProbeOptions => ({
  home,
  homePage: head === null ? null : extractPageFacts(captureOf(home, { html: `<html><head>${head}</head>` })),
  scope: createScope(home),
  allows: always,
  ask,
});

test("the site is asked for a page nobody has, its plain http home, llms.txt and its icon", async () => {
  const answers = answersOf(() => ({}));
  const probes = await probeSite(optionsFor(HOME, answers.ask));
  const urls = answers.asked.map(({ url }) => url);
  expect(urls[0]).toMatch(/^https:\/\/shop\.example\/page-[0-9a-f]{20}$/);
  expect(urls.slice(1)).toEqual(["http://shop.example/", `${HOME}llms.txt`, `${HOME}favicon.ico`]);
  expect([probes.notFound?.url, probes.httpHome?.url, probes.llmsTxt?.url, probes.favicon?.url]).toEqual(urls);
  const again = answersOf(() => ({}));
  await probeSite(optionsFor(HOME, again.ask));
  expect(again.asked[0]?.url).toBe(urls[0]);
  const other = answersOf(() => ({}));
  await probeSite(optionsFor("https://other.example/", other.ask));
  expect(other.asked[0]?.url.slice(-20)).not.toBe(urls[0]?.slice(-20));
});

test.each(["https://shop.example:8443/", "http://shop.example/"])(
  "%s has no plain http home to ask for",
  async (home) => {
    const { ask } = answersOf(() => ({}));
    expect((await probeSite(optionsFor(home, ask))).httpHome).toBeNull();
  },
);

test.each([
  ["of the site's own", '<link rel="shortcut icon" href="/own.png">', `${HOME}own.png`],
  ["of another host", '<link rel="icon" href="https://cdn.example/icon.png">', undefined],
  ["without address", '<link rel="icon">', undefined],
  ["that no home page names", null, `${HOME}favicon.ico`],
  ["among other links", '<link rel="stylesheet" href="/a.css">', `${HOME}favicon.ico`],
])("an icon %s", async (_what, head, wanted) => {
  const { ask } = answersOf(() => ({}));
  expect((await probeSite(optionsFor(HOME, ask, head))).favicon?.url).toBe(wanted);
});
