import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (path: string, title: string, main: string): { url: string; html: string } => ({
  url: `https://shop.example${path}`,
  html: `<!doctype html><html lang="en"><head><title>${title}</title></head><body><nav><a href="/">Home</a></nav><main><h1>${title}</h1>${main}</main><footer>Fern</footer></body></html>`,
});
const clauses = "<p>You may return what you bought within thirty days, in its packaging, at your own cost.</p>".repeat(
  6,
);

export const cases: PageRuleCases = {
  passing: [
    page("/terms", "Terms and conditions", clauses),
    page("/imprint", "Imprint", "<p>Fern Ltd, 12 Main Street, Dublin, phone +353 1 234 5678</p>"),
    page("/terms", "Terms and conditions", '<p>Our terms: <a href="/files/terms.pdf">download</a></p>'),
    page("/privacy-policy", "Privacy policy", '<a href="https://lawyers.example/fern">Privacy policy</a>'),
    page("/privacy-policy", "Privacy policy", '<iframe src="https://lawyers.example/fern"></iframe>'),
  ],
  failing: [
    page("/terms", "Terms and conditions", "<p>The legally binding text will be added here.</p>"),
    page("/datenschutz/", "Datenschutz", '<p>Der Text wird hier eingepflegt. <a href="/datenschutz/">Mehr</a></p>'),
    page("/privacy-policy", "Privacy policy", ""),
    page("/tokushoho", "利用規約", "<p>準備中です。</p>"),
  ],
  outside: [
    page("/shipping", "Shipping", "<p>We send on Tuesday and Friday.</p>"),
    page("/tea", "Tea", "<p>Loose tea.</p>"),
    { ...page("/terms", "Terms and conditions", ""), status: 404 },
  ],
};
