import type { PageRuleCases } from "../../../rule-cases.ts";

const prose = `<p>${"Fine tea from the hills of Uji, picked by hand. ".repeat(10)}`;
const shell = (mount: string): string =>
  `<!doctype html><html lang=en><head><title>Shop</title></head><body>${mount}<script type=module src="/assets/index.js"></script></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    `<html lang=en><title>Tea</title><h1>Green tea</h1>${prose}<script src=/app.js></script>`,
    "<html lang=en><title>Thanks</title><p>Thank you.",
    shell(`<div id=root><h1>Green tea</h1>${prose}</div>`),
  ],
  failing: [
    shell('<div id="root"></div>'),
    shell('<noscript>You need to enable JavaScript.</noscript><div id="app"></div>'),
  ],
  outside: [{ html: shell('<div id="root"></div>'), status: 404 }],
};
