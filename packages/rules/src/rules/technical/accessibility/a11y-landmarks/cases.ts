import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    "<!doctype html><title>Tea</title><header>Shop</header><main><h1>Tea</h1></main>",
    '<!doctype html><title>Tea</title><div role="main"><h1>Tea</h1></div>',
  ],
  failing: ['<!doctype html><title>Tea</title><div id="main"><h1>Tea</h1><p>Green tea from Uji.</div>'],
  outside: [{ html: "<title>Gone</title>", status: 404 }],
};
