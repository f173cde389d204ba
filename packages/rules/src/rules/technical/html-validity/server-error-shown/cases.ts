import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (body: string, lang = "en", before = ""): string =>
  `${before}<!doctype html><html lang=${lang}><head><title>Tea</title></head><body><main><h1>Tea</h1>${body}<p>We sell tea from small gardens in Uji.</p></main></body></html>`;
const php =
  '<b>Warning</b>:  Undefined array key "price" in <b>/var/www/html/shop/product.php</b> on line <b>87</b><br />';

export const cases: PageRuleCases = {
  passing: [
    page("<p>Warning: hot water. Notice: we are closed on Monday.</p>"),
    page("<p>Achtung: heiß. Fehler in der Anlage 3, Zeile 12.</p>", "de"),
    page("<p>警告:お湯にご注意ください。</p>", "ja"),
  ],
  failing: [
    page(php),
    page("", "de", php),
    page(
      "<p>Fatal error: Uncaught Error: Call to undefined function wc_get() in /home/u1/theme/functions.php:12 Stack trace: #0 {main}</p>",
    ),
    page("<p>Liquid error (sections/header line 12): Could not find asset snippets/logo.liquid</p>", "fr"),
    page("<p>SQLSTATE[42S02]: Base table or view not found: 1146 Table 'shop.items' doesn't exist</p>", "ru"),
    page('<p>Traceback (most recent call last): File "/app/views.py", line 3, in show</p>', "ja"),
  ],
  outside: [page(`<p>PHP says:</p><pre>${php}</pre>`), { html: page(php), status: 500 }],
};
