import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (head: string): string =>
  `<!doctype html><html lang=en><head>${head}</head><body><p>Tea</p></body></html>`;
const canonical = "<link rel=canonical href=https://shop.example/page>";

export const cases: PageRuleCases = {
  passing: [
    page(`<title>Tea</title>${canonical}`),
    page(
      `<noscript><link rel=stylesheet href=/a.css></noscript><script>1</script><template><div></div></template><title>Tea</title>${canonical}`,
    ),
    // Everything that matters comes before.
    page(`<title>Tea</title>${canonical}<div>banner</div>`),
    "<title>Tea</title><p>Tea",
  ],
  failing: [
    page(`<div>banner</div><title>Tea</title>${canonical}`),
    page(`<title>Tea</title><img src=/pixel.gif width=1 height=1 alt="">${canonical}`),
    page(`<title>Tea</title><iframe src=/tag></iframe><meta name=robots content=noindex>`),
  ],
  outside: [{ html: page(`<div></div>${canonical}`), status: 404 }],
};
