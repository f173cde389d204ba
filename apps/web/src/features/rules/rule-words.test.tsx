import type { RuleEntry } from "@audit/contract";
import { expect, test } from "vitest";
import { matching } from "./rule-words.ts";

const rule = (id: string, change: Partial<RuleEntry> = {}): RuleEntry => ({
  id,
  category: "technical",
  area: "security",
  severity: "high",
  population: "the site as a whole",
  businesses: null,
  kinds: null,
  languages: null,
  title: "Certificate expires",
  why: "",
  fix: "",
  source: "https://www.rfc-editor.org/rfc/rfc5280",
  grade: "A",
  weight: 5,
  certainty: 1,
  ai: false,
  ...change,
});

test("a search finds rules by words of their name, place, weight of proof and source, all of which must fit", () => {
  const rules = [rule("tls-expiring"), rule("og-missing", { category: "social", area: "open-graph", grade: "B" })];
  const found = (search: string) => matching(rules, search).map(({ id }) => id);
  expect(found("")).toEqual(["tls-expiring", "og-missing"]);
  expect(found(" Security  rfc-editor ")).toEqual(["tls-expiring"]);
  expect(found("open graph")).toEqual(["og-missing"]);
  expect(found("grade b")).toEqual(["og-missing"]);
  expect(found("tls open")).toEqual([]);
});
