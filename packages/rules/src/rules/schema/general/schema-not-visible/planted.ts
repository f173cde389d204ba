import { CONTEXT } from "../../planting.ts";
import { type Planting, T, block, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inHead(
    T,
    block({
      "@context": CONTEXT,
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "Which soap is best for hands that work with clay all day long?",
          acceptedAnswer: { "@type": "Answer", text: "One with much olive oil and without any perfume in it." },
        },
      ],
    }),
  ),
);
