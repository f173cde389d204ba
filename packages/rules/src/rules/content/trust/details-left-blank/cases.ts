import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (body: string): { url: string; html: string } => ({
  url: "https://shop.example/terms",
  html: `<!doctype html><html lang=nl><head><title>Algemene voorwaarden</title></head><body><main><h1>Algemene voorwaarden</h1>${body}<p>Wij leveren overal.</p></main></body></html>`,
});

const article = (body: string): string =>
  `<!doctype html><html lang=en><head><title>Glazes</title></head><body><main><h1>Glazes</h1>${body}</main></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page("<p>KvK-nummer: 12345678</p>"),
    page("<p>As the court said [in another case], and see [1] and [2].</p>"),
    page('<p>E-mail: <a href="/cdn-cgi/l/email-protection">[email&nbsp;protected]</a></p>'),
    // What customers write into a form of their own.
    page("<p>Bij overschrijving, vul in als omschrijving: [Naam klant] – [Telefoonnummer]</p>"),
    page("<p>Onderwerp: [bestelnummer] / [achternaam]</p>"),
    page("<p>Use the code: [product_page]</p>"),
    // A list of cookies names each once.
    page("<ul><li>VISITOR_INFO: measures the line</li><li>LOGIN_INFO: keeps you signed in</li></ul>"),
    // A name of a constant, a file to load, an article number, a tag and a manual's text about code are none.
    {
      url: "https://shop.example/mugs",
      html: page("<p>Set MAX_SPEED before use. Model AB_12 of img/mugs.jpg, #NEW_IN. Load files/mug_MAX_SIZE.pdf.</p>")
        .html,
    },
  ],
  failing: [
    page("<p>Adres: [straat en nummer], [postcode en plaats]</p>"),
    page("<p>KvK-nummer: [volgt]</p>"),
    page("<dl><dd>Adresse : [votre adresse]</dd></dl>"),
    page("<p>Stand: xx.xx.xxxx</p>"),
    page("<p>VUL_IN: straat en nummer</p><p>VUL_IN: postcode</p>"),
    // Notes of a writer, on any page, also in its frame.
    {
      url: "https://shop.example/mugs",
      html: page("").html.replace("</body>", "<footer>{{PLACEHOLDER: company register}}</footer></body>"),
    },
    {
      url: "https://shop.example/mugs",
      html: page("<p>Maker unknown — vul PRODUCT_SAFETY in lib/products.ts in.</p>").html,
    },
    { url: "https://shop.example/mugs", html: page("<p>Free returns within [TODO: days] days.</p>").html },
  ],
  outside: [
    { url: "https://shop.example/blog/a", html: article("<p>Set <code>A</code>: MAX_AGE in lib/cache.ts.</p>") },
    { url: "https://shop.example/blog/a", html: "" },
    { url: "https://shop.example/blog/a", html: article("<p>Put <code>{{NAME: first}}</code> there.</p>") },
    { url: "https://shop.example/blog/a", html: article("<p>[UPDATE: sold out] [NOTE: in blue]</p>") },
  ],
};
