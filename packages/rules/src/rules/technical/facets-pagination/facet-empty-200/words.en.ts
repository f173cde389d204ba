import { askServer } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";

export const en: Words<string> = {
  failing: "Filters without any product answer like a full page",
  title: "Answer “not found” (404) for filters without products: {pages}",
  why: "Google asks that combinations of filters which yield nothing answer 404. Otherwise it goes on crawling empty lists.",
  steps: "Answer 404 when a filter yields no product, and don't link filters that would.",
  check: ({ url }) => askServer(url, "404"),
  seen: (text) => `a page for a filter that yields nothing: ${quote(text)}`,
};
