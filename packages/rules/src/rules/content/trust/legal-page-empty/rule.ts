import { isEmptyLegal } from "../../../../reading/empty-legal.ts";
import { readableHtml } from "../../../../populations.ts";
import { isCalledLegal, isNamedLegal } from "../../../../reading/legal-pages.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";

const DOCUMENT = /\.(?:pdf|docx?|odt|rtf)(?:$|[?#])/i;

/** Also where they are kept out of search: visitors read them before they buy. */
export const rule = definePageRule({
  id: "legal-page-empty",
  category: "content",
  area: "trust",
  severity: "high",
  fixKind: "content",
  certainty: 0.9,
  repair: { perPage: true },
  ceiling: { health: 60, aiCitation: 70, because: "The pages on terms, privacy or the company hold no text." },
  over: readableHtml,
  reads: [
    "claims",
    "headings",
    "outline",
    "resources",
    "tech",
    "text",
    "kind",
    "isHtml",
    "response",
    "url",
    "head",
    "links",
  ],
  source: "https://eur-lex.europa.eu/eli/dir/2000/31/oj#d1e1040-1-1",
  judge: (page) => {
    if (!isCalledLegal(page) || !isNamedLegal(page)) return notApplicable();
    if (!isEmptyLegal(page) || leadsToText(page)) return pass();
    const text = page.text.paragraphs.join(" ") || page.text.main;
    const saw = { words: page.text.mainWords, text: quoted(text) };
    return fail({ at: "main text", saw, expected: "the text itself" });
  },
  words: { en },
  givesWayTo: [{ to: ["html-empty"], as: "finding" }],
  fix: worklist(en),
});

/** The text may stand in a document, or with whoever writes it for the shop. */
const leadsToText = ({ links, url }: { links: readonly Link[]; url: string }): boolean =>
  links.some(
    (link) =>
      link.url !== null &&
      (link.region === "main" || link.region === "body") &&
      (DOCUMENT.test(link.url) || new URL(link.url).host !== new URL(url).host),
  );

type Link = { readonly url: string | null; readonly region: string };
