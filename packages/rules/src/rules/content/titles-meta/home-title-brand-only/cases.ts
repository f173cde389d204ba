import type { PageRuleCases } from "../../../../rule-cases.ts";

const home = (title: string, more = "", url = "https://shop.example/"): { html: string; url: string } => ({
  url,
  html: `<!doctype html><html><head><title>${title}</title>${more}</head><body><nav><a href="/">Start page</a></nav><main><h1>Hand-thrown mugs from Vermont</h1><p>We make mugs from clay and glaze.</p></main></body></html>`,
});

const named = (name: string): string => `<meta property="og:site_name" content="${name}">`;

export const cases: PageRuleCases = {
  passing: [
    home("Hand made mugs | Acme", named("Acme")),
    // A long name may say what is sold.
    home("Great Northern Pottery Works", named("Great Northern Pottery Works")),
    home("Mugs from Vermont", "", "https://acme.example/"),
  ],
  failing: [
    home("Acme", named("Acme")),
    home("BLUEFIRE - Blue Fire", named("Blue Fire")),
    home("Start page – Acme", named("Acme")),
    home("Bluefire", "", "https://bluefire.example/"),
    home("Bluefire - Bluefire"),
    {
      url: "https://shop.example/",
      html: `<!doctype html><html><head><title>Bluefire</title></head><body><header><a href="/"><img src="/logo.png" alt="Bluefire"></a></header><main><h1>Hand-thrown mugs from Vermont</h1><p>We make mugs from clay and glaze.</p></main></body></html>`,
    },
    home("Café Müller", named("Cafe Muller")),
  ],
  outside: [home("", named("Acme")), { ...home("Acme", named("Acme")), url: "https://shop.example/contact" }],
  unknown: [home("Acme", "", "http://192.0.2.7/")],
};
