import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (src: string): string => `<title>Tea</title><p>Tea<script src="${src}"></script>`;

export const cases: PageRuleCases = {
  passing: [page("https://code.jquery.com/jquery-3.7.1.min.js"), page("/assets/app.js")],
  failing: [page("https://code.jquery.com/jquery-1.12.4.min.js"), page("/js/bootstrap/3.3.7/js/bootstrap.min.js")],
  outside: ["<title>Tea</title><p>Tea"],
};
