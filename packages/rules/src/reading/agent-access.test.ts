import { parseRobots } from "@audit/facts";
import { expect, test } from "vitest";
import { aiAgents } from "../knowledge/ai-agents.ts";
import { blockedAgents, refusalOf } from "./agent-access.ts";

const URLS = ["https://shop.example/", "https://shop.example/tea/green"];
const blockedBy = (text: string): string[] =>
  blockedAgents(parseRobots(text), aiAgents, URLS).map(({ agent }) => agent.token);

test("Apple's crawler obeys the rules for Googlebot until it is named itself", () => {
  expect(blockedBy("User-agent: Googlebot\nDisallow: /")).toEqual(["Googlebot", "Applebot"]);
  expect(blockedBy("User-agent: Googlebot\nDisallow: /\n\nUser-agent: Applebot\nAllow: /")).toEqual(["Googlebot"]);
});

test("a group of its own frees an agent from the rules for everyone", () => {
  const blocked = blockedBy("User-agent: *\nDisallow: /\n\nUser-agent: PerplexityBot\nAllow: /");
  expect(blocked).not.toContain("PerplexityBot");
  expect(blocked).toContain("OAI-SearchBot");
});

test("a refusal names agent, line, rule and a page it concerns", () => {
  const [refusal] = blockedAgents(parseRobots("User-agent: CCBot\nDisallow: /tea/"), aiAgents, URLS).map(refusalOf);
  expect(refusal).toMatchObject({ agent: "CCBot", line: 2, rule: "Disallow: /tea/", example: URLS[1], pages: 1 });
});

test("every agent is listed once", () => {
  expect(new Set(aiAgents.map(({ token }) => token.toLowerCase())).size).toBe(aiAgents.length);
});
