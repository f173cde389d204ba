import type { PageFacts } from "@audit/facts";
import { htmlComment } from "../../escape/html.ts";
import { oneLine } from "../../escape/plain.ts";
import { gapsOf } from "../patches/gaps.ts";
import { languageName } from "../../wording/language-names.ts";
import { pageName } from "../../view/page-name.ts";
import { topicsOf } from "../../view/page-topics.ts";
import type { SiteView } from "../../view/site-view.ts";
import { textLanguageOf } from "../../view/text-language.ts";
import type { Patch } from "../patches/patch.ts";
import { pageSays } from "./page-says.ts";

/** What to write, and how long it may be. */
const WANTED: Readonly<Record<string, string>> = {
  title: "a title of up to 60 letters",
  description: "a description of one or two whole sentences, 120 to 155 letters",
  h1: "a main heading of three to eight words",
  alt: "what the picture shows, in five to twelve words",
  "og:title": "a title for the preview, up to 60 letters",
  "og:description": "one sentence for the preview",
};

/** In place of a patch that was refused: what to do by hand, from the page's facts; null where there is nothing to help with. */
export function briefFor(patch: Patch, why: string, view: SiteView): string | null {
  if (patch.at !== "page") return `# decide yourself: ${changeOf(patch)} (${why})`;
  const page = view.pageAt(patch.url);
  const wanted = WANTED[patch.op];
  if (patch.op === "jsonld") return why === OWNERS ? gapsIn(patch, `${patch.key ?? ""} markup: ${OWNERS}; add:`) : null;
  // Cards take from the preview what they lack, and what stands there needs no word.
  if (patch.op.startsWith("twitter:") || why === STANDS) return null;
  // That a page has no picture of its own is said once, above its tags.
  if (patch.op === "og:image") return null;
  if (!page || !wanted) return htmlComment(`${nameOf(patch)}: decide yourself, for ${why}`);
  if (SHORT.has(patch.op)) return shortBrief(patch, wanted, page, view);
  const facts = pageSays(page, view);
  // A page that says no more than its name leaves its writer where he was.
  if (facts === "") return null;
  return htmlComment(`to write: ${wanted}${inLanguage(page, view)}. The page says: ${facts}${draftOf(patch, why)}`);
}

/** The change in a word: an arrow only between two things. */
function changeOf({ op, before, after }: Patch): string {
  if (before !== null && after !== null) return `${before} -> ${after}`;
  return `${op === "add" ? "add " : op === "remove" ? "remove " : ""}${after ?? before ?? ""}`;
}

/** What only the owner can add to markup, one property a line. */
export const gapsIn = (patch: Patch, above: string): string =>
  [above, ...gapsOf(patch.after)].map(htmlComment).join("\n");

/** What is said in a few words, or shown, needs no more than the name. */
const SHORT: ReadonlySet<string> = new Set(["alt", "h1"]);

function shortBrief(patch: Patch, wanted: string, page: PageFacts, view: SiteView): string | null {
  const about = patch.op === "alt" ? `${patch.key ?? ""}: ` : "";
  const language = inLanguage(page, view);
  const name = oneLine(pageName(page, view) ?? "");
  const facts = [
    name === "" ? null : `“${name}”`,
    patch.op === "h1" && page.kind !== "product"
      ? topicsOf(page, view).slice(0, MOST_LISTED).map(quoted).join(", ")
      : null,
  ].filter((fact) => fact !== null && fact !== "");
  // A name alone, or a bare address, helps nobody to a heading.
  if (patch.op === "h1" && facts.length < ENOUGH_FACTS) return null;
  return htmlComment(
    `to write: ${about}${wanted}${language}${facts.length === 0 ? "" : `. The page says: ${facts.join("; ")}`}`,
  );
}

const MOST_LISTED = 5;
const ENOUGH_FACTS = 2;
const quoted = (text: string): string => `“${oneLine(text)}”`;

function inLanguage(page: PageFacts, view: SiteView): string {
  const written = textLanguageOf(page, view);
  return written === null ? "" : `, in ${languageName(written)}`;
}

/** A text that is right as far as it goes is where its writer begins. */
const draftOf = ({ after }: Patch, why: string): string =>
  after !== null && UNFINISHED.has(why) ? `. To begin with: “${oneLine(after)}”` : "";

/** Reasons against a text that more words take away. */
export const TOO_LITTLE = "it says too little for the two lines that results show";
const UNFINISHED: ReadonlySet<string> = new Set([TOO_LITTLE]);

/** The reason of what would change nothing. */
export const STANDS = "the same stands there already";

/** The reason of what no program can fill in. */
export const OWNERS = "only you know it";

const nameOf = ({ op, key, after }: Patch): string => [op, key, after?.slice(0, 120)].filter(Boolean).join(" ");
