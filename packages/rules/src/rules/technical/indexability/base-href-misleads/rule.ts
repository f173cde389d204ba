import { misledByBase } from "../../../../reading/misled-by-base.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

const MOST_SHOWN = 5;

/** A base on the page's own host that leads to addresses which don't exist, while without it they do. */
export const rule = defineSiteRule({
  id: "base-href-misleads",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "template",
  certainty: 0.95,
  reads: ["pages", "probes"],
  source: "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/base",
  judge: ({ pages, probes }) => {
    const misled = misledByBase({ pages, probes });
    const faults = [...misled].map(([url, { base, links, pictures }]) => {
      const saw = {
        base: quoted(base),
        links: links.length,
        examples: links.slice(0, MOST_SHOWN).map((link) => ({ leadsTo: link.url, meant: link.own })),
        pictures: pictures.slice(0, MOST_SHOWN),
        ownLinks: links.some(({ own }) => own === url),
      };
      return { url, evidence: { at: "base[href]", saw, expected: "no base element" } };
    });
    return judgePages(faults, pages.filter(({ head }) => head.base !== null).length);
  },
  words: { en },
  oneEdit: () => true,
  fix,
});
