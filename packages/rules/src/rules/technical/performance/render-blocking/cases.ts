import type { PageRuleCases } from "../../../../rule-cases.ts";

const styles = (count: number, media = "all"): string =>
  Array.from({ length: count }, (_, index) => `<link rel=stylesheet media=${media} href=/${index}.css>`).join("");
const page = (head: string): string =>
  `<!doctype html><html><head><title>Tea</title>${head}</head><body><p>Tea</p></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page(""),
    page(
      "<script src=/consent.js></script><script src=/a.js defer></script><script src=/b.js async></script><script type=module src=/c.js></script>",
    ),
    page("<script src=/theme.js></script><script src=/consent.js></script>"),
    page(styles(3) + styles(9, "print")),
    "<!doctype html><title>Tea</title><body><p>Tea</p><script src=/a.js></script><script src=/b.js></script><script src=/c.js></script>",
  ],
  failing: [
    page("<script src=/jquery.js></script><script src=/slider.js></script><script src=/zoom.js></script>"),
    page(styles(7)),
  ],
  outside: [{ html: page("<script src=/a.js></script><script src=/b.js></script>"), status: 500 }],
};
