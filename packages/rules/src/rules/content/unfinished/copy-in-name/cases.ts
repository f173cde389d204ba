import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (name: string): string =>
  `<!doctype html><html><head><title>${name} | Acme</title></head><body><main><h1>${name}</h1><p>Made of clay.</p></main></body></html>`;
const site = (...names: readonly string[]): SiteCase => ({
  pages: { "/": page("Acme pottery"), ...Object.fromEntries(names.map((name, index) => [`/p${index}`, page(name)])) },
});

export const cases: SiteRuleCases = {
  passing: [
    site("Blue mug", "Blue mug (red)", "Blue mug (2)"),
    site("Copy of a Rembrandt", "Sunflowers, copy", "Birth certificate copy"),
    site("Hard copy", "Kopie", "Copy shop"),
    site("複製防止ラベル", "コピー用紙"),
  ],
  failing: [
    { ...site("Blue mug", "Blue mug (Copy)"), faults: ["/p1"] },
    { ...site("Blaue Tasse (Kopie 2)"), faults: ["/p0"] },
    { ...site("Blue mug", "Copy of Blue mug"), faults: ["/p1"] },
    { ...site("Tasse bleue", "Copie de Tasse bleue"), faults: ["/p1"] },
    { ...site("Синяя кружка", "Синяя кружка (копия)"), faults: ["/p1"] },
    { ...site("青いマグ", "青いマグのコピー"), faults: ["/p1"] },
    { ...site("كوب أزرق (نسخة)"), faults: ["/p0"] },
    { ...site("蓝色杯子 副本", "蓝色杯子"), faults: ["/p0"] },
  ],
  outside: [{ pages: { "/": { html: page("Mug (Copy)"), status: 404 } } }],
};
