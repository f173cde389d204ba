import { readableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/** One may be the way back to the top, a second the settings of cookies. */
const FEWEST = 3;
const MOST_SHOWN = 20;

/**
 * In the footer a name without an address is a page or a profile that was never linked. In menus and texts "#" may open
 * something by a script; an address left empty leads back to the page itself, wherever it stands.
 */
export const rule = definePageRule({
  id: "links-to-nowhere",
  category: "content",
  area: "unfinished",
  severity: "medium",
  fixKind: "template",
  certainty: 0.8,
  over: readableHtml,
  reads: ["links"],
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  judge: ({ links }) => {
    const shown = links.filter(({ hidden }) => !hidden);
    const ofFooter = shown.filter(({ region }) => region === "footer");
    const leftEmpty = shown.filter(
      ({ href, region, text, label }) => href === "" && region !== "footer" && (text || label),
    );
    if (ofFooter.length === 0 && leftEmpty.length === 0) return notApplicable();
    const empty = [...leftEmpty, ...ofFooter.filter(({ href }) => href === "#" || href === "")];
    const names = [...new Set(empty.map(({ text, label }) => text || label))];
    // Icons without a name are told one from another by nothing but their number.
    const things = names.filter((name) => name !== "").length + empty.filter((one) => !(one.text || one.label)).length;
    if (things < FEWEST) return pass();
    const named = names.filter((name) => name !== "").slice(0, MOST_SHOWN);
    const saw = { links: things, names: named.map(quoted), beyondFooter: leftEmpty.length > 0 };
    return fail({ at: leftEmpty.length > 0 ? "a[href]" : "footer a[href]", saw, expected: "an address" });
  },
  words: { en },
  fix,
});
