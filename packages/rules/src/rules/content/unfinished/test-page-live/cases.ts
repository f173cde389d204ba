import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (title: string, h1: string, lang = "en", path = "/a-page"): { html: string; url: string } => ({
  url: `https://shop.example${path}`,
  html: `<!doctype html><html lang=${lang}><head><title>${title}</title></head><body><main><h1>${h1}</h1><p>We sell tea from small gardens in Uji and roast it ourselves.</p></main></body></html>`,
});
const goods = (name: string): ReturnType<typeof productPage> =>
  productPage({
    jsonLd: { ...PRODUCT, name },
    main: `<h1>${name}</h1><p>Hand made from clay, glazed twice and fired hot.</p><p>€ 19.90</p><button>Add to cart</button>`,
  });

export const cases: PageRuleCases = {
  passing: [
    page("Tea", "Green tea"),
    page("Test your English | School", "Test"),
    page("Glossary: A", "A", "en", "/glossary/a"),
    page("茶", "茶", "ja"),
    page("Testsieger 2026", "Test: fünf Kessel im Vergleich", "de"),
    page("A doll for the car", "", "en", "/dummy/"),
    page("- Tea shop", "Crash tests", "en", "/dummy/"),
    page("- Tea shop", "", "en", "/teas/"),
    goods("Pregnancy test"),
    goods("COVID test kit 5"),
  ],
  failing: [
    page("x", "Tea"),
    page("Tea", "f"),
    page("Test page | Tea shop", "Test page"),
    page("Testseite", "Testseite 2", "de"),
    page("Чай", "Тестовый товар", "ru"),
    page("お茶", "テスト商品", "ja"),
    page("منتج تجريبي", "منتج تجريبي", "ar"),
    page("- Tea shop", "", "en", "/dummy/"),
    page("", "", "en", "/test.html"),
    goods("test"),
    goods("Test 12"),
    goods("asdf"),
  ],
  outside: [{ ...page("Test page", "Test page"), headers: { "x-robots-tag": "noindex" } }, page("", "")],
};
