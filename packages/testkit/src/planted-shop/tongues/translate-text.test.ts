import { describe, expect, it } from "vitest";
import { german } from "./german.ts";
import { tongues } from "./index.ts";
import { japanese } from "./japanese.ts";
import { createTranslator } from "./translate-text.ts";

describe("the tongues of the planted shop", () => {
  it.each(tongues.map((tongue) => [tongue.lang, tongue] as const))("%s says all that the shop says", (_, tongue) => {
    const translate = createTranslator(tongue);
    const said = ["Add to cart", "In stock", "Page 2", "€9.90", "Kyoto cork lamp for €12.90 | Quiet Harbour"];
    for (const text of said) expect(translate(text)).not.toBe(text);
  });

  it("tells names, prices and sentences, and leaves what it has no words for", () => {
    expect(createTranslator(german)("Returns within 30 days")).toBe("Rückgabe binnen 30 Tagen");
    expect(createTranslator(german)("Kyoto cork lamp for €12.90")).toBe("Lampe Kork Kyoto für 12,90 €");
    expect(createTranslator(japanese)("From €80 on. Page 2")).toBe("From 12,800円 on. 2ページ");
    expect(createTranslator(german)("Northfire")).toBe("Northfire");
  });
});
