import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { breadcrumbFaults } from "../../../../reading/breadcrumbs.ts";
import { itemsOfType } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

const TRAILS: ReadonlySet<string> = new Set(["BreadcrumbList"]);

export const rule = definePageRule({
  id: "breadcrumb-invalid",
  category: "schema",
  area: "navigation",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 1,
  repair: { pasted: true },
  over: indexableContent,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/breadcrumb",
  judge: ({ structuredData }) => {
    const trails = itemsOfType(structuredData, TRAILS).filter(
      ({ item }) => item.id === null || Object.keys(item.props).length > 0,
    );
    if (trails.length === 0) return notApplicable();
    const faults = trails.flatMap(({ item, at }) => breadcrumbFaults(item).map((fault) => ({ at, ...fault })));
    const [first] = faults;
    if (first === undefined) return pass();
    return fail({ at: `${first.at} > itemListElement`, saw: faults.slice(0, 5) });
  },
  words: { en },
  symptoms: [
    {
      of: "relative-export",
      rank: 3,
      shows: ({ evidence: { saw } }) => saw.some(({ fault }) => / "(?:\.{1,2}\/|\/(?!\/)|")/.test(fault)),
    },
  ],
  fix,
});
