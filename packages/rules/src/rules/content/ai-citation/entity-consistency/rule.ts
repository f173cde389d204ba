import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { pagesIn, servedHtml } from "../../../../populations.ts";
import { languageOf } from "../../../../reading/language.ts";
import {
  declaredAliases,
  distinctNamings,
  type Naming,
  ownerNamings,
  siteNamings,
} from "../../../../reading/namings.ts";
import { sameName } from "../../../../reading/site-names.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Compares pages of the home page's language only: other languages may write the name differently. */
export const rule = defineSiteRule({
  id: "entity-consistency",
  category: "content",
  area: "ai-citation",
  severity: "low",
  fixKind: "content",
  certainty: 0.8,
  repair: { once: true },
  grade: "B",
  aiVisibility: true,
  reads: ["home", "pages"],
  source: "https://developers.google.com/search/docs/appearance/site-names",
  judge: ({ home, pages }) => {
    const html = pagesIn(pages, servedHtml);
    const start = html.find(({ url }) => url === home);
    if (!start) return notApplicable();
    const language = languageOf(start.head.lang);
    const own = html.filter(({ head }) => languageOf(head.lang) === language);
    const names = distinctNamings([...ownerNamings(start), ...own.flatMap(siteNamings)]);
    const aliases = own.flatMap(declaredAliases);
    const [first, ...others] = names;
    if (first === undefined) return notApplicable();
    const known = (naming: Naming): boolean =>
      [...names.filter((one) => one !== naming).map(({ name }) => name), ...aliases].some((name) =>
        sameName(name, naming.name),
      );
    const odd = others.filter((naming) => !known(naming));
    if (odd.length === 0) return pass();
    const saw = [first, ...odd].slice(0, 5).map(({ name, where, url }) => ({ name, where, url }));
    return fail({ at: "names of the site and its owner", saw, expected: "one name" });
  },
  words: { en },
  givesWayTo: [
    { to: ["schema-duplicate-entities"], as: "finding" },
    // Whoever agrees on the name has agreed on it for both.
    { to: ["org-duplicates"], as: "task", anywhere: true, withCode: true },
  ],
  // Which of the names is right only the owner knows.
  onlyAlong: true,
  fix,
});
