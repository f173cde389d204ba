import type { PageRuleCases } from "../../../../rule-cases.ts";

const tags = (...names: string[]): string =>
  `<title>Tea</title>${names.map((name) => `<meta property="${name}" content="https://shop.example/page">`).join("")}<p>Tea`;

export const cases: PageRuleCases = {
  passing: [
    tags("og:title", "og:type", "og:image", "og:url"),
    tags("og:title", "og:type", "og:image:secure_url", "og:url", "og:description"),
  ],
  failing: [tags("og:title", "og:type", "og:url"), tags("og:image")],
  outside: ["<title>Tea</title><p>Tea", { html: tags("og:title"), status: 404 }],
};
