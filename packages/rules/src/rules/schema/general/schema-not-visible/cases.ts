import { scripts } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const QUESTION = {
  "@type": "Question",
  name: "How long does delivery take to Austria?",
  acceptedAnswer: { "@type": "Answer", text: "<p>Delivery to Austria takes three to five working days.</p>" },
};
const page = (data: unknown, text: string): string =>
  `<!doctype html><html lang="en"><head><title>Help</title>${scripts(data)}</head><body><main><h1>Help</h1><p>We answer what buyers ask us most.</p>${text}</main></body></html>`;
const faq = (text: string, ...questions: object[]): string =>
  page({ "@context": "https://schema.org", "@type": "FAQPage", mainEntity: questions }, text);
const review = {
  "@type": "Review",
  author: { "@type": "Person", name: "Ada" },
  reviewBody: "Keeps tea warm for hours and never tips over.",
};
const product = { "@context": "https://schema.org", "@type": "Product", name: "Blue mug", review };

export const cases: PageRuleCases = {
  passing: [
    faq(
      "<h2>How long does delivery take to Austria?</h2><p>Delivery to Austria takes <b>three to five</b> working days.</p>",
      QUESTION,
    ),
    // Folded away, but there.
    faq(
      "<details><summary>How long does delivery take to Austria?</summary>Delivery to Austria takes three&nbsp;to five working days.</details>",
      QUESTION,
    ),
    page(product, "<p>“Keeps tea warm for hours and never tips over.”</p>"),
  ],
  failing: [faq("", QUESTION), page(product, "")],
  unknown: [faq("<h2>How long does delivery take to Austria?</h2>", QUESTION)],
  outside: [page({ "@context": "https://schema.org", "@type": "Product", name: "Blue mug" }, "")],
};
