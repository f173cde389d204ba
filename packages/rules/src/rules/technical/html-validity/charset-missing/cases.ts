import type { PageRuleCases } from "../../../../rule-cases.ts";

const html = "<!doctype html><title>Tee</title><p>Grüner Tee";
const plain = { "content-type": "text/html" };

export const cases: PageRuleCases = {
  passing: [html, { html: `<meta charset="utf-8">${html}`, headers: plain }],
  failing: [
    { html, headers: plain },
    // Said in the head, but later than browsers look at first.
    {
      html: `<!doctype html><head><style>/*${" ".repeat(1100)}*/</style><meta charset="utf-8"><title>Tee</title><p>Tee`,
      headers: plain,
    },
  ],
  outside: [{ html, headers: plain, status: 404 }],
};
