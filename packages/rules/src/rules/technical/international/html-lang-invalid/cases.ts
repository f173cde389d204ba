import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (lang: string): string => `<html lang="${lang}"><title>Tea</title><p>Tea`;

export const cases: PageRuleCases = {
  passing: [page("en"), page("de-AT"), page("zh-Hant-TW"), page("yue"), page("x-klingon"), page("NB")],
  failing: [page("english"), page("en_US"), page("xx"), page("{{ locale }}")],
  outside: [page(""), "<title>Tea</title><p>Tea"],
};
