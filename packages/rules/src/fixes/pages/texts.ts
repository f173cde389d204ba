import { html, htmlComment } from "../../escape/html.ts";
import { cutAtWord, oneLine } from "../../escape/plain.ts";
import { mainHeading } from "../../view/page-words.ts";
import { fillIn, perPage, type Fixer } from "../fixer.ts";

/** Dates that readers and search engines see, from the page's own data. */
export const visibleDate: Fixer = perPage({
  make: (page) => {
    const date =
      page.dates.find((one) => one.role === "modified") ?? page.dates.find((one) => one.role === "published");
    const iso = date?.iso.slice(0, 10) ?? fillIn("date, e.g. 2026-01-31");
    return `<time datetime="${html(iso)}">${html(iso)}</time>`;
  },
  pattern: () => '<time datetime="{2026-01-31}">{31 January 2026}</time>',
});

/** One date for the three places that tell it. */
export const oneDate: Fixer = perPage({
  make: (page) => {
    const found = page.dates.map((date) => `${date.role} ${date.iso} (${date.from})`).join("; ");
    const shown = page.dates.find((date) => date.from === "time" || date.from === "text")?.iso ?? page.dates[0]?.iso;
    if (!shown) return null;
    return [
      htmlComment(`found: ${found}`),
      htmlComment("use one date in the text, the meta tag and the structured data; if the visible one is right:"),
      `<time datetime="${html(shown)}">${html(shown.slice(0, 10))}</time>`,
      `<meta property="article:modified_time" content="${html(shown)}">`,
    ].join("\n");
  },
});

const isQuestion = (text: string): boolean => /[?？]\s*$/.test(text);

/** The answer right below its question, in a sentence of its own. */
export const answers: Fixer = perPage({
  make: (page) => {
    const questions = page.headings.filter((heading) => heading.level > 1 && isQuestion(heading.text)).slice(0, 3);
    const blocks = questions.map(
      ({ level, text }) =>
        `<h${level}>${html(text)}</h${level}>\n<p>${html(fillIn("the answer in one or two sentences; details below"))}</p>`,
    );
    return blocks.join("\n") || null;
  },
});

/** Sentences with numbers that a source should stand behind, each with a place for it. */
export const sources: Fixer = perPage({
  make: (page) => {
    const claims = page.text.paragraphs.map(oneLine).filter((text) => /\d/.test(text) && text.length > 60);
    const chosen = (
      claims.length > 0 ? claims : page.text.paragraphs.map(oneLine).filter((text) => text.length > 80)
    ).slice(0, 3);
    return (
      chosen
        .map(
          (text) =>
            `${htmlComment(`after: ${cutAtWord(text, 120, "…")}`)}\n<a href="${fillIn("address of the source")}">${fillIn("name of the source")}</a>`,
        )
        .join("\n") || null
    );
  },
});

/** Paragraphs that could name a number; the number is the owner's to measure. */
export const figures: Fixer = perPage({
  make: (page) => {
    const plain = page.text.paragraphs
      .map(oneLine)
      .filter((text) => !/\d/.test(text) && text.length > 80)
      .slice(0, 3);
    return (
      plain
        .map(
          (text) =>
            `${htmlComment(`in: ${cutAtWord(text, 120, "…")}`)}\n<p>${html(fillIn("a number you can prove, with its unit and its source"))}</p>`,
        )
        .join("\n") || null
    );
  },
});

/** "Bamboo vs plastic – which is better?" compares bamboo with plastic. */
const COMPARED = /^(.{2,40}?)\s+(?:vs\.?|versus)\s+(.{2,40}?)(?=\s*(?:[–—|:?,(]|\d{4}|\s-\s|$))/iu;

/** A table to compare in: one column for each thing the page promises to compare. */
export const comparisonTable: Fixer = perPage({
  make: (page, view) => {
    const [, one, other] =
      COMPARED.exec(mainHeading(page, view) ?? "") ?? COMPARED.exec(page.head.titles[0] ?? "") ?? [];
    const names = [one, other].map((name, index) =>
      name ? html(oneLine(name)) : fillIn(index === 0 ? "first product" : "second product"),
    );
    const row = (property: string): string =>
      `  <tr><th>${fillIn(property)}</th>${`<td>${fillIn("value")}</td>`.repeat(names.length)}</tr>`;
    return [
      "<table>",
      `  <tr><th></th>${names.map((name) => `<th>${name}</th>`).join("")}</tr>`,
      ...["price", "property that decides", "another property"].map(row),
      "</table>",
    ].join("\n");
  },
});

/** Sentences that are steps, as a list. */
export const steps: Fixer = perPage({
  make: (page) => {
    const numbered = page.text.paragraphs
      .map(oneLine)
      .filter((text) => /^(\d+[.)]|step \d|schritt \d|first|then|next|finally)\b/i.test(text))
      .slice(0, 8);
    if (numbered.length < 2)
      return `<ol>\n  <li>${fillIn("first step")}</li>\n  <li>${fillIn("second step")}</li>\n</ol>`;
    const items = numbered.map((text) => `  <li>${html(text.replace(/^\d+[.)]\s*/, ""))}</li>`);
    return ["<ol>", ...items, "</ol>"].join("\n");
  },
});

/** The name that most places agree on, in each of them. */
export const oneName: Fixer = (_cause, view) =>
  [
    htmlComment("the same name in all four places"),
    `<title>{name of the page} | ${html(view.name)}</title>`,
    `<meta property="og:site_name" content="${html(view.name)}">`,
    htmlComment("structured data, Organization and WebSite"),
    `"name": ${JSON.stringify(view.name).replaceAll("<", "\\u003c")}`,
    htmlComment("footer"),
    html(view.name),
  ].join("\n");

/** An outline for a thin page: the headings it has and what is missing below them. */
export const outline: Fixer = perPage({
  make: (page) => {
    const present = page.headings
      .filter((heading) => heading.level <= 3 && oneLine(heading.text) !== "" && heading.region === "main")
      .slice(0, 5);
    const blocks = present.map(
      ({ level, text }) =>
        `<h${level}>${html(text)}</h${level}>\n<p>${html(fillIn(`what a visitor wants to know about ${cutAtWord(text, 60)}`))}</p>`,
    );
    const asked = `<h2>${html(fillIn("a question that customers ask you"))}</h2>\n<p>${html(fillIn("your answer"))}</p>`;
    return [htmlComment(`words now: ${page.text.mainWords}`), ...blocks, asked].join("\n");
  },
});

/** A place for what somebody said; words and name are his. */
export const quotation: Fixer = perPage({
  make: () =>
    [
      "<blockquote>",
      `  <p>${html(fillIn("what an expert or a customer told you, word for word"))}</p>`,
      `  <footer>${html(fillIn("name"))}, ${html(fillIn("role"))}</footer>`,
      "</blockquote>",
    ].join("\n"),
});

const shape =
  (code: string): Fixer =>
  () =>
    code;

/** The smallest sound picture element. */
export const pictureWithImage: Fixer = shape(
  '<picture>\n  <source srcset="{address of the modern format}" type="image/webp">\n  <img src="{address}" alt="{what the picture shows}" width="{pixels}" height="{pixels}">\n</picture>',
);

/** What a click target is to people and programs alike. */
export const realButton: Fixer = shape(
  '<button type="button" onclick="{as before}">{what happens}</button>\n<a href="{address}">{where it leads}</a>',
);

/** A link that loads the next part, with script or without. */
export const nextPageLink: Fixer = perPage({
  make: (page) => {
    const next = new URL(page.url);
    next.searchParams.set("page", "2");
    return `<a href="${html(next.href)}" rel="next">${html(page.forms.loadMore ?? "More")}</a>`;
  },
});
