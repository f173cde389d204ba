import { findRule } from "@audit/rules";
import { expect, test } from "vitest";
import { causeOf, findingOf, viewOf } from "../testing/plan-case.ts";

const work = (name: string, size: string): string =>
  `<html lang="en"><head><title>${name}</title></head><body><nav class="breadcrumb"><a href="/">Home</a> <a href="/works">Works</a> <span>${name}</span></nav><main><h1>${name}</h1><p class="price">€ 190</p><ul><li><b>Size:</b> ${size}</li><li><b>Medium:</b> Oil on ${name}</li></ul><p>Sent by post within a week.</p><button>Add to cart</button></main></body></html>`;

test("whoever describes a product gets all that its page alone says", () => {
  const pages = {
    "/": "<html lang=en><title>Art</title><main><h1>Art</h1></main>",
    "/works/dawn": work("Dawn", "Oil on canvas, 30 x 40 cm, 2021"),
    "/works/dusk": work("Dusk", "Ink on paper, 20 x 20 cm, 2023"),
    "/works/noon": work("Noon", "Oil on board, 50 x 50 cm, 2019"),
  };
  const rule = "product-description-missing";
  const view = viewOf({ pages });
  const brief = JSON.stringify(findRule(rule)?.fix?.(causeOf(findingOf(rule, ["/works/dawn"]), view), view));
  expect(brief).toContain("“Dawn”");
  expect(brief).toContain("in Works");
  expect(brief).toContain("Price 190 EUR");
  expect(brief).toContain("“Size: Oil on canvas, 30 x 40 cm, 2021”");
  expect(brief).not.toContain("Sent by post");
});
