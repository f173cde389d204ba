import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (title: string, body: string): string =>
  `<!doctype html><html lang=en><head><title>${title}</title></head><body><main>${body}<p>We sell tea from small gardens in Uji and roast it ourselves every week of the year.</p></main></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page("Tea", "<h1>Green tea</h1>"),
    page("Templates", "<h1>How to write templates</h1><p>Write {{ product.title }} where the name goes.</p>"),
    page("Lorem ipsum: what it means", "<h1>Lorem ipsum</h1><p>Lorem ipsum dolor sit amet, consectetur.</p>"),
    page("Test of five kettles", "<h1>Test of five kettles</h1>"),
  ],
  failing: [
    page("Tea", "<h1>Tea</h1><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>"),
    page("Tea", "<h1>Your title goes here</h1>"),
    page("Чай", "<h1>Чай</h1><p>Лорем ипсум долор сит амет, цонсецтетуер адиписцинг елит.</p>"),
    page("お茶", "<h1>お茶</h1><p>これはダミーテキストです。文字の大きさを確認しています。</p>"),
    page("شاي", "<h1>شاي</h1><p>هذا النص هو مثال لنص يمكن أن يستبدل في نفس المساحة.</p>"),
    page("Tea", "<h1>[insert headline]</h1>"),
  ],
  outside: [{ html: page("Tea", "<p>Lorem ipsum dolor</p>"), headers: { "x-robots-tag": "noindex" } }],
};
