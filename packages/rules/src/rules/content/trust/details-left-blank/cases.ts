import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (body: string): { url: string; html: string } => ({
  url: "https://shop.example/terms",
  html: `<!doctype html><html lang=nl><head><title>Algemene voorwaarden</title></head><body><main><h1>Algemene voorwaarden</h1>${body}<p>Wij leveren overal.</p></main></body></html>`,
});

export const cases: PageRuleCases = {
  passing: [
    page("<p>KvK-nummer: 12345678</p>"),
    page("<p>As the court said [in another case], and see [1] and [2].</p>"),
    page('<p>E-mail: <a href="/cdn-cgi/l/email-protection">[email&nbsp;protected]</a></p>'),
    page("<p>Use the code: [product_page]</p>"),
  ],
  failing: [
    page("<p>KvK-nummer: [volgt]</p>"),
    page("<dl><dd>Adresse : [votre adresse]</dd></dl>"),
    page("<p>Stand: xx.xx.xxxx</p>"),
  ],
  outside: [{ url: "https://shop.example/blog/a", html: "" }],
};
