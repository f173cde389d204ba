import type { PageFacts } from "@audit/facts";
import { sampleTitles } from "../knowledge/sample-contents.ts";
import { pageUrl } from "./page-url.ts";
import { asSample, holdsSample, sampleIn } from "./sample-texts.ts";
import { namingTexts, shownTexts, shownWords } from "./shown-texts.ts";
import { normalised } from "./words.ts";

/** WordPress' sample page leads its owner to the dashboard, in every language. */
const DASHBOARD = /\/wp-admin\/?$/;
/** Its first post has the number 1, and a comment by an author whose site is WordPress' own, in every language. */
const FIRST_POST = "postid-1";
const COMMENTER = /^https?:\/\/(?:[a-z-]+\.)?wordpress\.org\/?$/;

/** What shows that nobody has replaced what a system is delivered with. */
export interface Sample {
  readonly at: string;
  readonly text: string;
  readonly system: string;
}

type Read = Pick<PageFacts, "head" | "headings" | "text" | "structure" | "links" | "url">;

/** A page with more words has something to say of its own. */
const MOST_WORDS = 200;

/** Whether a page as a whole is one that its system is delivered with: its title alone may end in a line of the system's. */
export function isSamplePage(page: Read): boolean {
  const found = findSample(page);
  return found !== null && found.at !== TITLE && page.structure.codes === 0 && page.text.mainWords < MOST_WORDS;
}

const TITLE = "head > title";

/** What a page still holds of what its system is delivered with; null where nothing. */
export const findSample = (page: Read): Sample | null => sampleOn(page) ?? samplePage(page) ?? sampleComment(page);

function sampleOn(page: Pick<PageFacts, "head" | "headings" | "text">): Sample | null {
  // Most pages hold none of them, as one look at all their words together tells.
  const isPlain = !holdsSample(shownWords(page).replaceAll("\n", " "));
  for (const { at, text } of isPlain ? namingTexts(page) : shownTexts(page)) {
    const isTitle = at === TITLE;
    if (!isTitle && isPlain) continue;
    const said = asSample(text);
    const builder = isTitle ? sampleTitles.get(said) : undefined;
    if (builder !== undefined) return { at, text, system: builder };
    const sample = sampleIn(said);
    if (sample === undefined) continue;
    const from = said.indexOf(sample.text);
    // Folding may have changed lengths; the sample itself is quoted then.
    const original = text.slice(from, from + sample.text.length);
    return { at, text: normalised(original) === sample.text ? original : sample.text, system: sample.system };
  }
  return null;
}

function samplePage({ links, url }: Pick<PageFacts, "links" | "url">): Sample | null {
  const { origin } = pageUrl(url);
  const link = links.find(
    (one) =>
      (one.region === "main" || one.region === "body") &&
      one.hidden === undefined &&
      one.text !== "" &&
      one.url?.startsWith(origin) === true &&
      DASHBOARD.test(one.url),
  );
  return link === undefined ? null : { at: "text", text: link.text, system: "WordPress" };
}

/** The link of a comment's author is another site's that nobody vouches for. */
function sampleComment({ links, structure }: Pick<PageFacts, "links" | "structure">): Sample | null {
  if (!structure.bodyClasses.includes(FIRST_POST)) return null;
  const link = links.find(
    ({ url, rel, text }) =>
      text !== "" && rel.includes("external") && rel.includes("nofollow") && COMMENTER.test(url ?? ""),
  );
  return link === undefined ? null : { at: "text", text: link.text, system: "WordPress" };
}
