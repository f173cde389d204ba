import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (title: string, body: string, lang = "en"): string =>
  `<!doctype html><html lang=${lang}><head><title>${title}</title></head><body><main>${body}<p>We sell tea from small gardens in Uji and roast it ourselves every week.</p></main></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page("Tea", "<h1>Green tea</h1>"),
    page("Tea &lt; coffee", "<h1>Green tea</h1><p>The tag &lt;b&gt; makes words bold.</p>"),
    page(
      "100% linen | Tea & more",
      "<h1>Up to 50% off: 30%, 40% and 50%</h1><p>Save [up to] 50 % on {selected} teas.</p>",
    ),
    page(
      "Templates",
      "<h1>How to write templates</h1><p>Write {{ product.title }} where the name of the product goes.</p>",
    ),
    page("お茶", "<h1>緑茶【送料無料】</h1><p>[限定] 宇治の小さな茶園から。</p>", "ja"),
    page("Чай", "<h1>Зелёный чай [новинка]</h1><p>Скидка 10%% не бывает, а 10% бывает.</p>", "ru"),
  ],
  failing: [
    page("{{ page.title }}", "<h1>Tea</h1>"),
    page("%%title%% %%sep%% %%sitename%%", "<h1>Tea</h1>"),
    page("[:de]Tee[:en]Tea[:]", "<h1>Tea</h1>"),
    page("Tea", "<h1>Tea</h1><p>[:de]Grüner Tee aus kleinen Gärten[:fr]Thé vert des petits jardins[:]</p>"),
    page("お茶", "<h1>緑茶</h1><p>{{ product.price }}</p>", "ja"),
    page("Чай", "<h1>translation missing: ru.products.title</h1>", "ru"),
    page("Tea", '<h1>Tea</h1><p>[contact-form-7 id="12" title="Contact"]</p>'),
    page("شاي", "<h1>COM_CONTENT_READ_MORE_TITLE</h1>", "ar"),
    page("Tea", "<h1>Results for %1$s</h1>"),
    page("&lt;b&gt;Green tea&lt;/b&gt;", "<h1>Green tea</h1>"),
  ],
  outside: [
    page("Tea", "<h1>{{ title }}</h1><pre>{{ title }}</pre>"),
    { html: page("{{ page.title }}", "<h1>Tea</h1>"), status: 404 },
  ],
};
