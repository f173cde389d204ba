import { productPage } from "../../../../case-pages/product-page.ts";
import { shopHome } from "../../../../case-pages/shop-home.ts";
import { answersPage, termsPage } from "../../../../case-pages/terms-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const product = { "/products/blue-mug": productPage() };

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": shopHome(`<a href="/returns">Returns</a>`), ...product } },
    { pages: { "/": shopHome(`<a href="/widerruf">Widerruf</a>`, "de"), ...product } },
    { pages: { "/": shopHome(`<a href="/devoluciones">Devoluciones</a>`, "es"), ...product } },
    { pages: { "/": shopHome(`<a href="/p/4">返品について</a>`, "ja"), ...product } },
    // A page about several terms, named in its title only.
    {
      pages: {
        "/": shopHome(`<a href="/terms-of-sale">More</a>`),
        "/terms-of-sale": `<!doctype html><html lang="en"><title>Delivery, payment and returns | Acme</title><h1>What we promise</h1><p>Send it back within a month.</p></html>`,
        ...product,
      },
    },
  ],
  failing: [
    { pages: { "/": shopHome(`<a href="/shipping">Shipping</a>`), ...product } },
    { pages: { "/": shopHome(`<a href="/danger">Danger zone</a>`), ...product } },
  ],
  outside: [
    // What is lent for a day comes back as agreed.
    {
      pages: {
        "/": shopHome(`<a href="/shipping">Shipping</a>`),
        "/products/blue-mug": productPage({
          jsonLd: null,
          main: "<h1>Steam cleaner</h1><p>€ 19.90/day</p><button>Add to cart</button>",
        }),
      },
    },
    {
      pages: {
        "/": `<!doctype html><html lang="en"><title>Notes</title><h1>Notes on clay</h1><p>Clay is a soil.</p></html>`,
      },
    },
  ],
  unknown: [
    // A page that Japan's law asks for, in which sending back is named.
    {
      pages: {
        "/": shopHome(`<a href="/tokushoho">表記</a>`, "ja"),
        "/tokushoho": termsPage("返品は商品到着後八日以内に限ります。", "ja", "特定商取引法に基づく表記"),
        ...product,
      },
    },
    // Scripts fill the footer.
    { pages: { "/": shopHome("", "en", '<div id="footer"></div>'), ...product } },
    // Told on another page, or in words that we don't know.
    {
      pages: {
        "/": shopHome(`<a href="/terms">Terms</a>`),
        "/terms": termsPage("Goods may be returned within 30 days."),
        ...product,
      },
    },
    { pages: { "/": shopHome(`<a href="/terms">Terms</a>`), "/terms": termsPage("We are kind."), ...product } },
    { pages: { "/": shopHome(`<a href="/answers">More</a>`), "/answers": answersPage, ...product } },
    { pages: { "/": shopHome(`<a href="/ruha">Ruha</a>`, "mt"), ...product } },
    { pages: { "/": shopHome(""), ...product }, notCrawled: [{ reason: "limit", count: 40, examples: [] }] },
  ],
};
