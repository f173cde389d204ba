import * as blocks from "../../../../fixes/markup/blocks.ts";
import { en } from "./words.en.ts";
import { itemAt, type PageFacts } from "@audit/facts";
import { articleTypes, eventTypes, localBusinessTypes } from "../../../../knowledge/schema-types.ts";
import { indexableContent, pagesAmong } from "../../../../populations.ts";
import { noted } from "../../../../reading/noted.ts";
import { hasTypeOn, hasUnreadBlock } from "../../../../reading/structured-data.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";

/** Below, a majority is chance. */
const LEAST_PAGES = 5;
const MAJORITY = 0.8;

const FAMILIES: Readonly<Record<string, ReadonlySet<string>>> = {
  Article: articleTypes,
  Event: eventTypes,
  LocalBusiness: localBusinessTypes,
  BreadcrumbList: new Set(["BreadcrumbList"]),
  Recipe: new Set(["Recipe"]),
  JobPosting: new Set(["JobPosting"]),
  Course: new Set(["Course"]),
};

/** Pages of kinds whose markup has a rule of its own are left to that rule. */
const OWN_RULE: Readonly<Partial<Record<PageFacts["kind"], readonly string[]>>> = {
  product: ["BreadcrumbList"],
  category: ["BreadcrumbList"],
  article: ["Article"],
};

type Outlier = { readonly missing: string; readonly siblings: number; readonly withIt: number };

export const rule = defineSiteRule({
  id: "schema-coverage-outlier",
  category: "schema",
  area: "general",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.7,
  reads: ["pages", "templates"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data",
  judge: ({ pages, templates }) => {
    const faults: PageFault<Outlier>[] = [];
    let looked = 0;
    for (const { pages: indices, kind } of templates) {
      const members = pagesAmong(pages, indices, indexableContent).filter((page) => page.kind === kind);
      if (members.length < LEAST_PAGES) continue;
      looked += members.length;
      const families = members.map(familiesOn);
      for (const family of Object.keys(FAMILIES)) {
        if (OWN_RULE[kind]?.includes(family)) continue;
        const having = families.filter((found) => found.includes(family)).length;
        if (having === members.length || having < MAJORITY * members.length) continue;
        for (const [index, page] of members.entries()) {
          if (itemAt(families, index).includes(family) || itemAt(families, index).includes(UNREAD)) continue;
          const saw = { missing: family, siblings: members.length, withIt: having };
          faults.push({ url: page.url, evidence: { at: "structured data", saw, expected: family } });
        }
      }
    }
    return judgePages(faults, looked);
  },
  words: { en },
  givesWayTo: [{ to: ["schema-none"], as: "finding" }],
  // What the few lack is their own rule's task; of itself it is a hint at a template.
  onlyAlong: true,
  fix: blocks.fitting,
});

/** Stands for a block that can't be read: what is missing may be in it. */
const UNREAD = "unread";

const NONE: readonly string[] = [];

const familiesOn = noted(({ structuredData }): readonly string[] => {
  const found = Object.entries(FAMILIES).flatMap(([family, types]) => (hasTypeOn(structuredData, types) ? family : []));
  const all = hasUnreadBlock(structuredData) ? [...found, UNREAD] : found;
  return all.length === 0 ? NONE : all;
});
