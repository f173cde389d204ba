import { processorMs } from "@audit/testkit/processor-time";
import { describe, expect, it } from "vitest";
import { crawlDelayOf, isAllowed, matchRobots } from "./match-robots.ts";
import { parseRobots } from "./parse-robots.ts";

const host = "https://shop.example";
const allows = (text: string, agent: string, path: string): boolean => isAllowed(parseRobots(text), agent, host + path);

describe("robots.txt matching", () => {
  it.each([
    ["the longest rule wins", "User-agent: *\nDisallow: /a\nAllow: /a/b", "/a/b/c", true],
    ["allow wins a tie", "User-agent: *\nDisallow: /a\nAllow: /a", "/a", true],
    ["an empty rule says nothing", "User-agent: *\nDisallow:", "/a", true],
    ["a star spans folders", "User-agent: *\nDisallow: /*.php", "/x/y.php?z", false],
    ["a dollar anchors", "User-agent: *\nDisallow: /*.php$", "/x.php?z", true],
    ["a dollar inside is a character", "User-agent: *\nDisallow: /a$b", "/a$b", false],
    ["the file itself is always allowed", "User-agent: *\nDisallow: /", "/robots.txt", true],
    ["index.html stands for its folder", "User-agent: *\nAllow: /a/index.html\nDisallow: /", "/a/", true],
    ["case counts in paths", "User-agent: *\nDisallow: /A", "/a", true],
    ["octets outside ASCII are escaped in rules", "User-agent: *\nDisallow: /ツ", "/%E3%83%84", false],
    ["the query counts", "User-agent: *\nDisallow: /*?sort=", "/c?sort=up", false],
  ])("%s", (_promise, text, path, allowed) => {
    expect(allows(text, "AnyBot", path)).toBe(allowed);
  });

  it("picks the agent's own groups, merges them, and falls back to the star", () => {
    const text =
      "User-agent: *\nDisallow: /\n\nUser-agent: Foo\nDisallow: /a\n\nUser-agent: bar\nUser-agent: FOO\nDisallow: /b";
    expect(["/a", "/b", "/c"].map((path) => allows(text, "foo", path))).toEqual([false, false, true]);
    expect(allows(text, "other", "/c")).toBe(false);
    expect(allows(text, "foobar", "/c")).toBe(false);
  });

  it("doesn't let sitemap and unknown lines split a group", () => {
    const text = "User-agent: a\nSitemap: https://shop.example/s.xml\nUnknown: x\nUser-agent: b\nDisallow: /";
    expect([allows(text, "a", "/x"), allows(text, "b", "/x")]).toEqual([false, false]);
  });

  it.each([
    "User agent: x\ndisalow: /",
    "useragent: x\rdissallow: /",
    "\ufeffUSER-AGENT:x\r\nDISALLOW /",
    "user-agent x # c\n disallow:/ # d",
  ])("forgives what Google's parser forgives: %j", (text) => {
    expect(allows(text, "x", "/a")).toBe(false);
  });

  it("tells the rule that decided", () => {
    const robots = parseRobots("User-agent: *\nDisallow: /cart\nAllow: /cart/info");
    expect(matchRobots(robots, "x", `${host}/cart/1`)).toEqual({
      allowed: false,
      rule: { allow: false, path: "/cart", line: 2 },
    });
    expect(matchRobots(robots, "x", `${host}/`)).toEqual({ allowed: true, rule: null });
  });

  it("stays fast on hostile patterns", () => {
    const text = `User-agent: *\nDisallow: /${"*a".repeat(4000)}$`;
    expect(processorMs(() => allows(text, "x", `/${"a".repeat(8000)}b`))).toBeLessThan(500);
  });
});

describe("robots.txt reading", () => {
  it("lists sitemaps as absolute addresses", () => {
    const { sitemaps } = parseRobots("Sitemap: /s.xml\nsite-map: https://cdn.example/t.xml", `${host}/robots.txt`);
    expect(sitemaps).toEqual([`${host}/s.xml`, "https://cdn.example/t.xml"]);
  });

  it("reports lines that no crawler understands, with their number", () => {
    const { faults } = parseRobots("Disallow: /a\nUser-agent: *\nhello\nNope: x\nCrawl-delay: soon\nHost: x");
    expect(faults.map(({ line }) => line)).toEqual([1, 3, 4, 5]);
  });

  it("reads crawl delays per agent, which do end a group", () => {
    const robots = parseRobots(
      "user-agent: a\ncrawl-delay: 1.5\nuser-agent: b\ndisallow: /d\nuser-agent: *\ncrawl-delay: 3",
    );
    expect([crawlDelayOf(robots, "a"), crawlDelayOf(robots, "B/2.0"), crawlDelayOf(robots, "c")]).toEqual([
      1.5,
      null,
      3,
    ]);
  });
});
