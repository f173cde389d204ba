import { readableHtml } from "../../../../populations.ts";
import { isNetworkName } from "../../../../reading/network-names.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/** Each once: what offers to share a page is no profile, and stands beside what is shared. */
const FEWEST_NETWORKS = 2;
/** One may be the way back to the top, a second the settings of cookies. */
const FEWEST = 3;
const MOST_SHOWN = 20;

/** Regions of the frame, where the signs of networks lead to profiles. */
const FRAME: ReadonlySet<string> = new Set(["header", "nav", "aside"]);

/**
 * In the footer a name without an address is a page or a profile that was never linked. In menus and texts "#" may open
 * something by a script; an address left empty leads back to the page itself, wherever it stands, and
 * the sign of a network in the frame is no menu.
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
    const signs = shown.filter(({ href, region, text, label }) => {
      return href === "#" && FRAME.has(region) && isNetworkName(text || label);
    });
    if (ofFooter.length === 0 && leftEmpty.length === 0 && signs.length === 0) return notApplicable();
    const empty = [...leftEmpty, ...signs, ...ofFooter.filter(({ href }) => href === "#" || href === "")];
    const names = [...new Set(empty.map(({ text, label }) => text || label))];
    // Icons without a name are told one from another by nothing but their number.
    const things = names.filter((name) => name !== "").length + empty.filter((one) => !(one.text || one.label)).length;
    const networks = new Set(empty.map(({ text, label }) => normalised(text || label)).filter(isNetworkName));
    if (things < FEWEST && networks.size < FEWEST_NETWORKS) return pass();
    const beyondFooter = leftEmpty.length + signs.length > 0;
    const named = names.filter((name) => name !== "").slice(0, MOST_SHOWN);
    const saw = { links: things, names: named.map(quoted), beyondFooter };
    return fail({ at: beyondFooter ? "a[href]" : "footer a[href]", saw, expected: "an address" });
  },
  words: { en },
  fix,
});
