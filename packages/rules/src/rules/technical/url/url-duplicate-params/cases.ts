import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (query: string) => ({
  html: "<!doctype html><title>Tea</title><h1>Tea</h1>",
  url: `https://shop.example/tea${query}`,
});

export const cases: PageRuleCases = {
  passing: [page("?color=red&color=blue"), page("?page=2"), page("?next=https://shop.example/?a=1")],
  failing: [page("?page=2?page=3"), page("?color=red&size=l&color=red")],
  outside: [page("")],
};
