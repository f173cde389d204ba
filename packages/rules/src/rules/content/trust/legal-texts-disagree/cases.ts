import type { SiteRuleCases } from "../../../../rule-cases.ts";

const legal = (title: string, company: string, mail: string, more = ""): string =>
  `<!doctype html><html lang="ro"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>Acest site este deținut de ${company}, e-mail ${mail}. ${more}</p></main></body></html>`;
const site = (...texts: readonly (readonly [company: string, mail: string, more?: string])[]) => ({
  pages: {
    "/": "<!doctype html><html lang=ro><head><title>Trattoria Luna</title></head><body><main><h1>Trattoria Luna</h1></main></body></html>",
    ...Object.fromEntries(
      texts.map((text, index) => [
        ["/termeni-si-conditii", "/politica-de-confidentialitate", "/politica-cookies"][index] ?? "/x",
        legal(["Termeni și condiții", "Politica de confidențialitate", "Politica de cookies"][index] ?? "", ...text),
      ]),
    ),
  },
});
const OWN = ["Trattoria Luna SRL", "office@trattorialuna.ro"] as const;

export const cases: SiteRuleCases = {
  passing: [
    site(OWN, OWN),
    // A spelling of its own on the same domain.
    site(OWN, ["Trattoria SRL", "gdpr@trattorialuna.ro"]),
  ],
  failing: [
    { ...site(OWN, OWN, ["Firma Exemplu SRL", "office@firmaexemplu.ro"]), faults: ["/politica-cookies"] },
    {
      ...site(OWN, ["Lotus Glow SRL", "office@lotusglow.ro"]),
      faults: ["/termeni-si-conditii", "/politica-de-confidentialitate"],
    },
  ],
  outside: [
    site(OWN),
    // A service that the text explains, and a mail that is nobody's.
    site(OWN, ["Google Ireland Limited", "gdpr@protectiadatelor.ro"]),
    site(OWN, ["Lotus Glow SRL", "lotusglow@gmail.com"]),
  ],
};
