import { siteOf } from "@audit/testkit";
import { expect, test } from "vitest";
import { agentSite, TEA_HOME } from "../case-pages/agent-site.ts";
import { responsesByAgent } from "./agent-responses.ts";

const responsesOf = (...args: Parameters<typeof agentSite>) =>
  responsesByAgent(siteOf(agentSite(...args))).get("OAI-SearchBot");

test.each([
  ["the same page", {}, { pages: 1, refused: 0, different: 0 }],
  ["a refusal", { status: 403, html: "<title>Forbidden</title>" }, { pages: 1, refused: 1, different: 0 }],
  ["little of the page", { html: "<title>Tea</title><main>Tea.</main>" }, { pages: 1, refused: 0, different: 1 }],
  [
    "a page closed to listing",
    { html: TEA_HOME.replace("<title>", "<meta name=robots content=noindex><title>") },
    { pages: 1, refused: 0, different: 1 },
  ],
  ["a way elsewhere", { status: 302, redirectTo: "https://shop.example/bots" }, { pages: 1, refused: 0, different: 1 }],
])("a crawler that got %s is counted so", (_, came, responses) => expect(responsesOf(came)).toEqual(responses));

test("nothing is told of a crawler whose name was not tried", () => {
  expect([...responsesByAgent(siteOf({ pages: { "/": TEA_HOME } }))]).toEqual([]);
});
