import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (src: string): string => `<title>Tea</title><p>Tea<script src="${src}"></script>`;

export const cases: PageRuleCases = {
  passing: [page("https://cdnjs.cloudflare.com/polyfill/v3/polyfill.min.js"), page("/assets/polyfill.io.js")],
  failing: [page("https://polyfill.io/v3/polyfill.min.js"), page("//cdn.polyfill.io/v2/polyfill.min.js")],
  outside: ["<title>Tea</title><p>Tea"],
};
