import fc from "fast-check";

/** Where the crawler cuts a body. */
const MOST_BYTES = 10_000_000;

// Pages that mean harm, by generator: nesting, width, entities, encodings, structured data, sizes.

const words = fc.constantFrom(
  "Tent",
  "€ 19,90",
  "4.7 / 5",
  "In stock",
  "\u202eevil",
  "\0",
  "\ufeff",
  "😀".repeat(50),
  "&#xD800;",
  "&#0;",
  "&notanentity;",
  "&amp;".repeat(40),
  "ﷺ".repeat(20),
  "a".repeat(5000),
  "</script><script>",
  "]]>",
  "-->",
  "2026-02-31",
  "javascript:alert(1)",
  "http://[::1]:99999/",
  "http://127.0.0.1/%00%ff",
  "//",
  "?a=1&a=1",
  "{{x}}",
  "=1+1",
  "```",
  "| a | b |",
);
const tags = fc.constantFrom(
  ..."div span p a img table tr td ul li b i h1 h2 form input button select svg math template iframe noscript nav main article section header footer title meta link base script style textarea option object picture source video details summary time dl dt dd blockquote".split(
    " ",
  ),
);
const names = fc.constantFrom(
  ..."class id href src alt content name property itemprop itemscope itemtype itemref itemid typeof resource vocab prefix rel hreflang lang style onclick role aria-label width height charset http-equiv srcset loading datetime action type value data-nosnippet".split(
    " ",
  ),
);
const types = fc.constantFrom(
  "Product",
  "Offer",
  "Article",
  "FAQPage",
  "BreadcrumbList",
  "Organization",
  "__proto__",
  "",
);

const attribute = fc.tuple(names, words).map(([name, value]) => `${name}="${value.replaceAll('"', "&quot;")}"`);
const start = fc.tuple(tags, fc.array(attribute, { maxLength: 5 })).map(([tag, all]) => `<${tag} ${all.join(" ")}>`);
const soup = fc
  .array(
    fc.oneof(
      start,
      words,
      tags.map((tag) => `</${tag}>`),
    ),
    { maxLength: 60 },
  )
  .map((all) => all.join(""));
const nested = fc.tuple(start, fc.integer({ min: 1, max: 6000 })).map(([one, times]) => one.repeat(times));
const wide = fc
  .tuple(soup, fc.integer({ min: 1, max: 400 }))
  .map(([one, times]) => one.repeat(times).slice(0, 400_000));

/** JSON-LD of any shape, also such as no JSON parser takes. */
const jsonLd = fc
  .tuple(
    types,
    fc.jsonValue({ maxDepth: 6, stringUnit: "binary" }),
    fc.constantFrom('"\\ud83d"', '"\\u0000"', "1e999", "{", "[[[]]]", '"https://shop.example/"'),
    fc.integer({ min: 1, max: 300 }),
  )
  .map(
    ([type, value, odd, times]) =>
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","name":${odd},"offers":[${`${JSON.stringify(value)},`.repeat(times)}null]}</script>`,
  );

/** The head of a page that a search engine may list, so that rules about such pages speak. */
const head = fc
  .tuple(words, words)
  .map(
    ([title, text]) =>
      `<!doctype html><html lang=en><head><title>${title}</title><meta name=description content="${text}"></head><body><h1>${title}</h1><p>${text} and some more words of an ordinary shop.</p>`,
  );

const encodings = fc.constantFrom("utf-8", "windows-1251", "shift_jis", "utf-16le", "iso-2022-jp", "x-unknown", "");

/** A page as a stranger may serve it: bytes, and the type it is served with. */
export const hostilePage: fc.Arbitrary<{ readonly body: Uint8Array; readonly contentType: string }> = fc
  .tuple(
    fc.boolean(),
    head,
    fc.array(fc.oneof(soup, nested, wide, jsonLd), { minLength: 1, maxLength: 5 }),
    encodings,
    fc.uint8Array({ maxLength: 30 }),
  )
  .map(([listed, top, parts, charset, tail]) => ({
    body: Buffer.concat([Buffer.from((listed ? top : "") + parts.join("")), tail]).subarray(0, MOST_BYTES),
    contentType: `text/html${charset === "" ? "" : `; charset=${charset}`}`,
  }));
