import { mainCanonical } from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
import { viewsAs } from "../../../../reading/page-views.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, unknown } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "url-injection-reflection",
  category: "technical",
  area: "security",
  severity: "medium",
  fixKind: "config",
  certainty: 0.9,
  reads: ["pages", "probes"],
  source: "https://developers.google.com/search/docs/monitor-debug/prevent-abuse",
  judge: (site) => {
    const views = viewsAs(site, "echo");
    if (views.length === 0) return unknown("The site was not asked with a word in the query.");
    if (views.every(({ first }) => !first.indexability.indexable)) return notApplicable();
    const faults = views.flatMap(({ view: { page, sent } }) => {
      if (page.response.status !== 200 || !page.indexability.indexable || sent === null) return [];
      const { head, headings, text } = page;
      const places = {
        title: head.titles,
        description: head.descriptions,
        heading: headings.map((one) => one.text),
        text: [text.main],
      };
      const [at, texts] = Object.entries(places).find(([, some]) => some.some((one) => one.includes(sent))) ?? [];
      if (at === undefined || texts === undefined) return [];
      const found = texts.find((one) => one.includes(sent))!;
      const saw = { asked: sent, shown: quoted(found.slice(Math.max(0, found.indexOf(sent) - 40))) };
      return [{ url: page.url, evidence: { at, saw, expected: "the page without that word, or noindex" } }];
    });
    return judgePages(faults, views.length);
  },
  words: { en },
  fix: mainCanonical,
});
