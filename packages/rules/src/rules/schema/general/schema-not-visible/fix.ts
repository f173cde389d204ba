import { itemAt, type SdItem } from "@audit/facts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { entities, nested, said } from "../../../../view/entities.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { counted } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";

type Unseen = { readonly notOnPage: readonly { readonly at: string; readonly text: string }[] };

/** What leaves the markup of one page, entry by entry. */
interface Leaving {
  readonly entries: readonly string[];
  /** Of how many entries of their list; null for texts that are in none. */
  readonly outOf: number | null;
}

const MOST_GROUPS = 30;
const MOST_ADDRESSES = 3;

/** Entries of the markup that no visitor sees, each whole, once for all pages that leave out the same: a template may write them. */
export const fix: Fixer<Unseen> = ({ faults }, view) => {
  const groups = Map.groupBy(
    faults.flatMap(({ url, evidence }) => {
      const leaving = leavingOn(url, evidence.saw.notOnPage, view);
      return leaving.entries.length === 0 ? [] : [{ url, leaving, key: JSON.stringify(leaving) }];
    }),
    ({ key }) => key,
  );
  const rows = [...groups.values()].toSorted((a, b) => b.length - a.length);
  if (rows.length === 0) return null;
  const more = rows.slice(MOST_GROUPS).flat().length;
  return [
    ...rows.slice(0, MOST_GROUPS).map((pages) =>
      section(
        pages.map(({ url }) => url),
        itemAt(pages, 0).leaving,
      ),
    ),
    ...(more > 0 ? [`And the same on ${counted(more, "more page", "more pages")}.`] : []),
  ].join("\n\n");
};

function section(urls: readonly string[], { entries, outOf }: Leaving): string {
  const more = urls.length - MOST_ADDRESSES;
  const pages = urls.slice(0, MOST_ADDRESSES).join(", ") + (more > 0 ? ` and ${counted(more, "more page")}` : "");
  const all = outOf === entries.length;
  const what = all
    ? "no visitor sees any of its questions: take the whole block with questions and answers (FAQPage) out"
    : "take these out of the structured data, each with all that stands in its braces";
  return [`${pages}: ${what}.`, ...entries.map((entry) => `- ${entry}`)].join("\n");
}

/** A question leaves with its answer: one without the other is an entry that search engines reject. */
function leavingOn(url: string, unseen: Unseen["notOnPage"], view: SiteView): Leaving {
  const page = view.pageAt(url);
  const hidden =
    page === null || page.structuredData.visible.unseen.length === 0 ? unseen : page.structuredData.visible.unseen;
  const isHidden = (text: string | null): boolean =>
    text !== null && hidden.some((one) => plain(text).startsWith(plain(one.text).slice(0, COMPARED)));
  const questions = page === null ? [] : entities(page, "Question");
  // To take out a question that the page shows and answers otherwise would lose a good one.
  const leaving = questions.filter((question) => isHidden(said(question, "name")));
  const covered = leaving.flatMap((question) => [said(question, "name"), ...answersOf(question)]);
  const isTold = (text: string): boolean =>
    covered.some((one) => one !== null && plain(one).startsWith(plain(text).slice(0, COMPARED)));
  const others = hidden
    .filter(({ at, text }) => !at.startsWith("Answer") && !isTold(text))
    .map(({ at, text }) => `${quote(text)} (${at})`);
  const entries = leaving.map((question) => `the question ${quote(said(question, "name") ?? "")} with its answer`);
  return {
    entries: [...new Set([...entries, ...others])],
    outOf: others.length === 0 && questions.length > 0 ? questions.length : null,
  };
}

const answersOf = (question: SdItem): (string | null)[] =>
  ["acceptedAnswer", "suggestedAnswer"].flatMap((name) => nested(question, name).map((answer) => said(answer, "text")));

/** Evidence holds the beginning of a text. */
const COMPARED = 60;

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
