import type { PageRuleCases } from "../../../rule-cases.ts";

const html = "<!doctype html><title>Tee</title><p>Grüner Tee";
const plain = { "content-type": "text/html" };

export const cases: PageRuleCases = {
  passing: [html, { html: `<meta charset="utf-8">${html}`, headers: plain }],
  failing: [{ html, headers: plain }],
  outside: [{ html, headers: plain, status: 404 }],
};
