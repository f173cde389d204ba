import { extractPageFacts, parseRobots } from "@audit/facts";
import { expect, test } from "vitest";
import { answersOf } from "../testing/answers.ts";
import { crawlerAgents } from "./crawler-agents.ts";
import { probeUserAgents } from "./probe-user-agents.ts";

const URLS = ["https://shop.example/", "https://shop.example/a"];
const tokens = crawlerAgents.map(({ token }) => token);
const tokenOf = (header: string | undefined): string =>
  tokens.find((token) => new RegExp(token, "i").test(header ?? "")) ?? "";

function probing(given: Parameters<typeof answersOf>[0], more: { robots?: string; mostRequests?: number } = {}) {
  const answers = answersOf(given);
  const views = probeUserAgents({
    urls: URLS,
    robots: parseRobots(more.robots ?? "", "https://shop.example/robots.txt"),
    userAgent: "SEOAuditBot/0.1",
    want: { limit: 5_000, body: () => true },
    mostRequests: more.mostRequests ?? 100,
    ask: answers.ask,
    read: extractPageFacts,
  });
  return { answers, views };
}

test("each page is requested under each crawler's own name, with ours beside it", async () => {
  const { answers, views } = probing(() => ({ html: "<p>x</p>" }));
  const seen = await views;
  expect(seen.map(({ of, sent }) => [of, sent])).toEqual(URLS.flatMap((url) => tokens.map((token) => [url, token])));
  expect(answers.asked.map(({ want }) => tokenOf(want.headers?.["user-agent"]))).toEqual([...tokens, ...tokens]);
  for (const { want } of answers.asked)
    expect(want).toMatchObject({ limit: 5_000, headers: { "x-asked-by": "SEOAuditBot/0.1" } });
  expect(new Set(seen.map(({ as }) => as))).toEqual(new Set(["search-engine", "ai-agent"]));
  expect(seen[0]).toMatchObject({ as: "search-engine", sent: "Googlebot", page: { url: URLS[0] } });
});

test("crawlers that render pages name the browser they do it with, as their operators document", () => {
  const named = crawlerAgents.filter(({ header }) => /Chrome\/\d+\.0\.0\.0 /.test(header)).map(({ token }) => token);
  expect(named).toEqual(["Googlebot", "Bingbot", "OAI-SearchBot"]);
});

test.each([401, 403, 406, 429, 503])("a crawler that is answered %i once is not sent again", async (status) => {
  const { views } = probing((_url, want) => (tokenOf(want.headers?.["user-agent"]) === "GPTBot" ? { status } : {}));
  const seen = await views;
  expect(seen.filter(({ sent }) => sent === "GPTBot").map(({ of }) => of)).toEqual([URLS[0]]);
  expect(seen).toHaveLength(2 * tokens.length - 1);
});

test.each([404, 410, 500])("an answer %i is about the page, not about the crawler", async (status) => {
  const seen = await probing(() => ({ status })).views;
  expect(seen).toHaveLength(2 * tokens.length);
});

test("a crawler that gets a bot check in place of the page is not sent again", async () => {
  const wall =
    '<html><head><title>Just a moment...</title></head><body><script src="/cdn-cgi/challenge-platform/x.js"></script></body>';
  const { views } = probing((_url, want) =>
    tokenOf(want.headers?.["user-agent"]) === "ClaudeBot"
      ? { status: 200, html: wall, headers: { "content-type": "text/html", "cf-mitigated": "challenge" } }
      : { html: "<p>x</p>" },
  );
  expect((await views).filter(({ sent }) => sent === "ClaudeBot")).toHaveLength(1);
});

test("a site that asks to slow down is left alone, as is one that no longer answers", async () => {
  const slow = probing((_url, want) =>
    tokenOf(want.headers?.["user-agent"]) === "Bingbot" ? { headers: { "retry-after": "9" } } : {},
  );
  expect((await slow.views).map(({ sent }) => sent)).toEqual(["Googlebot", "Bingbot"]);
  const silent = probing((_url, want) => (tokenOf(want.headers?.["user-agent"]) === "Bingbot" ? null : {}));
  expect((await silent.views).map(({ sent }) => sent)).toEqual(["Googlebot"]);
  expect(silent.answers.asked).toHaveLength(2);
});

test("robots.txt closes the site to the crawlers it names, and the bound holds", async () => {
  const named = probing(() => ({}), {
    robots: "User-agent: GPTBot\nDisallow: /a\n\nUser-agent: Googlebot\nDisallow: /",
  });
  const seen = (await named.views).map(({ of, sent }) => `${sent} ${of}`);
  expect(seen.filter((one) => one.startsWith("Googlebot"))).toEqual([]);
  expect(seen.filter((one) => one.startsWith("GPTBot"))).toEqual([`GPTBot ${URLS[0]}`]);
  expect(await probing(() => ({}), { mostRequests: 3 }).views).toHaveLength(3);
  expect(await probing(() => ({}), { mostRequests: 0 }).views).toEqual([]);
});
