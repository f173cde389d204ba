import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="ro"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
const home = page("Trattoria Luna", "<p>Paste și pizza în oraș.</p>");
const site = (terms: string, other = home) => ({
  pages: { "/": other, "/termeni-si-conditii.html": page("Termeni și condiții", terms) },
});

export const cases: SiteRuleCases = {
  passing: [
    site("<p>Trattoria Luna SRL, contact@trattorialuna.ro</p>"),
    site(
      "<p>Albatros Clean SRL, office@albatrosclean.ro</p>",
      page("Trattoria Luna", "<p>Scrie la office@albatrosclean.ro</p>"),
    ),
    site("<p>Trattoria Luna SRL. Analytics: Google Ireland Limited, support@google.com</p>"),
  ],
  failing: [
    {
      ...site("<p>Beneficiar: Albatros Clean SRL, office@albatros-clean.ro</p>"),
      faults: ["/termeni-si-conditii.html"],
    },
  ],
  outside: [{ pages: { "/": home } }],
};
