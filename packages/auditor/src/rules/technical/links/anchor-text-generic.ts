import { indexableContent } from "../../../populations.ts";
import { contentLinks, shownLink, type InternalLink } from "../../../reading/page-links.ts";
import { normalised } from "../../../reading/words.ts";
import { definePageRule } from "../../../rule.ts";
import { fail, notApplicable, pass } from "../../../verdict.ts";

/** One such link is a slip; a habit is worth a task. */
const LEAST_LINKS = 3;
const MOST_SHOWN = 5;
const LONGEST = 24;
const VAGUE = new Set(
  [
    "click here, here, read more, more, learn more, find out more, more info, see more, this page",
    "hier klicken, hier, mehr, weiterlesen, mehr erfahren, mehr lesen, mehr infos, klicken sie hier",
    "cliquez ici, ici, en savoir plus, lire la suite, lire plus, voir plus, haz clic aquí, aquí, leer más",
    "ver más, más información, saber más, clicca qui, qui, leggi di più, scopri di più, leggi tutto",
    "continua a leggere, klik hier, lees meer, meer lezen, meer info, läs mer, klicka här, læs mere",
    "les mer, klik her",
  ].flatMap((row) => row.split(", ")),
);

export const anchorTextGeneric = definePageRule({
  id: "anchor-text-generic",
  category: "technical",
  area: "links",
  severity: "low",
  fixKind: "link",
  certainty: 0.9,
  over: indexableContent,
  reads: ["url", "links"],
  says: {
    failing: 'Links that only say "click here"',
    why: 'Search engines learn from a link\'s words what waits behind it, and people who listen to a page hear the links alone. "Read more" tells neither.',
    fix: 'Put the name of the target into the link: "care of linen" instead of "click here". Nothing else on the page names these targets.',
    source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text",
  },
  judge: (page) => {
    const inMain = contentLinks(page);
    if (inMain.length === 0) return notApplicable();
    const vague = inMain.filter(isVague);
    if (vague.length < LEAST_LINKS) return pass();
    const named = new Set(
      inMain.filter((link) => !isVague(link) && (link.text || link.label) !== "").map(({ url }) => url),
    );
    const alone = vague.filter(({ url }) => !named.has(url));
    if (alone.length < LEAST_LINKS) return pass();
    const examples = alone.slice(0, MOST_SHOWN).map(shownLink);
    return fail({ at: "main a[href]", saw: { links: alone.length, examples }, expected: "words that name the target" });
  },
});

function isVague({ text, label }: InternalLink): boolean {
  if (text === "" || text.length > LONGEST || (label !== "" && label !== text) || !mayBeVague(text)) return false;
  return VAGUE.has(normalised(text.replace(/[»›→>….:!]+/g, " ")));
}

const FIRST_LETTERS: ReadonlySet<number> = new Set([...VAGUE].map((text) => text.charCodeAt(0)));

/** Most texts begin with a letter that no vague one has; what doesn't begin with a plain letter is looked at closely. */
function mayBeVague(text: string): boolean {
  const first = text.charCodeAt(0) | 0x20;
  return first < 0x61 || first > 0x7a || FIRST_LETTERS.has(first);
}
