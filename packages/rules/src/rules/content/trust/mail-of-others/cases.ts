import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="ro"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
const site = (mail: string, more = "") => ({
  pages: {
    "/": page("Trattoria Luna", "<p>Paste.</p>"),
    "/contact": page("Contact", `<p>Scrie la ${mail} ${more}</p>`),
  },
});

export const cases: SiteRuleCases = {
  passing: [
    site("contact@trattorialuna.ro"),
    site("luna.paste@gmail.com"),
    site("office@shop.example"),
    site("info@maxfood.com", "sau luna@shop.example"),
    site("office@grandmar.ro", "Grandmar SRL"),
  ],
  failing: [
    { ...site("info@maxfood.com"), faults: ["/contact"] },
    { ...site("support@restaurant-max.co"), faults: ["/contact"] },
    // A host that is a number says nothing; the pages do.
    { ...site("info@maxfood.com"), origin: "http://192.0.2.7", faults: ["/contact"] },
  ],
  outside: [site("noi")],
};
