import type { PageRuleCases } from "../../../../rule-cases.ts";

const home = (title: string, more = ""): { html: string; url: string } => ({
  url: "https://shop.example/",
  html: `<!doctype html><html><head><title>${title}</title>${more}</head><body><main><h1>Welcome</h1><p>We make mugs from clay and glaze.</p></main></body></html>`,
});

export const cases: PageRuleCases = {
  passing: [home("Hand made mugs from Vermont | Acme"), home("竹製の歯ブラシと天然素材のお店")],
  failing: [
    home("Acme"),
    home("Mugs"),
    home(
      "The Great Northern Pottery Company",
      `<meta property="og:site_name" content="The Great Northern Pottery Company">`,
    ),
  ],
  outside: [
    home(""),
    {
      url: "https://shop.example/contact",
      html: `<!doctype html><html><head><title>Contact</title></head><body><main><h1>Contact</h1><p>Write to us at any time of the day.</p></main></body></html>`,
    },
  ],
};
