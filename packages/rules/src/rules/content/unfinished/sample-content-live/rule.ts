import type { PageFacts } from "@audit/facts";
import { worklist } from "../../../../fixes/worklist.ts";
import { sampleContents, sampleTitles } from "../../../../knowledge/sample-contents.ts";
import { readableHtml } from "../../../../populations.ts";
import { namingTexts, shownTexts, shownWords } from "../../../../reading/shown-texts.ts";
import { pageUrl } from "../../../../reading/page-url.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

const SAMPLES = sampleContents.flatMap(({ system, texts }) => texts.map((text) => ({ system, text })));
const ANY_SAMPLE = new RegExp(
  SAMPLES.map(({ text }) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|"),
);
/** WordPress' sample page leads its owner to the dashboard, in every language. */
const DASHBOARD = /\/wp-admin\/?$/;
/** Its first post has the number 1, and a comment by an author whose site is WordPress' own, in every language. */
const FIRST_POST = "postid-1";
const COMMENTER = /^https?:\/\/(?:[a-z-]+\.)?wordpress\.org\/?$/;

export const rule = definePageRule({
  id: "sample-content-live",
  category: "content",
  area: "unfinished",
  severity: "high",
  fixKind: "content",
  certainty: 0.95,
  ceiling: { health: 55, aiCitation: 60, from: "home", because: "The home page still shows the texts of a template." },
  over: readableHtml,
  reads: ["head", "headings", "text", "structure", "links", "url"],
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  judge: (page) => {
    const found = sampleIn(page) ?? samplePage(page) ?? sampleComment(page);
    if (found === null || page.structure.codes > 0) return pass();
    const { at, text, system } = found;
    return fail({ at, saw: { system, text: quoted(text) }, expected: "your own words, or no such page" });
  },
  words: { en },
  fix: worklist(en),
});

interface Found {
  readonly at: string;
  readonly text: string;
  readonly system: string;
}

const comparable = (text: string): string => normalised(text).replaceAll("’", "'");

function sampleIn(page: Pick<PageFacts, "head" | "headings" | "text">): Found | null {
  // Most pages hold none of them, as one look at all their words together tells.
  const isPlain = !ANY_SAMPLE.test(comparable(shownWords(page).replaceAll("\n", " ")));
  for (const { at, text } of isPlain ? namingTexts(page) : shownTexts(page)) {
    const isTitle = at === "head > title";
    if (!isTitle && isPlain) continue;
    const said = comparable(text);
    const builder = isTitle ? sampleTitles.get(said) : undefined;
    if (builder !== undefined) return { at, text, system: builder };
    const sample = SAMPLES.find((one) => said.includes(one.text));
    if (sample === undefined) continue;
    const from = said.indexOf(sample.text);
    // Folding may have changed lengths; the sample itself is quoted then.
    const original = text.slice(from, from + sample.text.length);
    return { at, text: normalised(original) === sample.text ? original : sample.text, system: sample.system };
  }
  return null;
}

function samplePage({ links, url }: Pick<PageFacts, "links" | "url">): Found | null {
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
function sampleComment({ links, structure }: Pick<PageFacts, "links" | "structure">): Found | null {
  if (!structure.bodyClasses.includes(FIRST_POST)) return null;
  const link = links.find(
    ({ url, rel, text }) =>
      text !== "" && rel.includes("external") && rel.includes("nofollow") && COMMENTER.test(url ?? ""),
  );
  return link === undefined ? null : { at: "text", text: link.text, system: "WordPress" };
}
