import type { CatalogueEntry } from "../catalogue.ts";
import type { Grade } from "@audit/rules";
import type { CaseCounts, RuleExample } from "./load-cases.ts";
import { writeExample } from "./write-example.ts";

const GROUND: Readonly<Record<Grade, string>> = {
  A: "documented behaviour of those who read the page, or a ratified standard",
  B: "a draft standard or a measured effect",
  C: "a convention or a vendor's study; it informs and moves no score",
  D: "an opinion; it informs and moves no score",
};

/** A rule's documentation page in markdown, made from the rule itself; without `cases` its examples are not counted. */
export function writePage(entry: CatalogueEntry, cases?: CaseCounts, example?: RuleExample): string {
  const { id, says, severity, weight, certainty, grade, population, reads, givesWayTo } = entry;
  const sure =
    certainty === 1 ? "a fail was read directly" : `a fail is right about ${Math.round(certainty * 100)} times in 100`;
  return [
    `# ${says.failing}`,
    "",
    `\`${id}\` · ${entry.category} / ${entry.area} · ${severity}`,
    "",
    says.why,
    "",
    "## What to do",
    says.fix,
    "",
    "## How it is judged",
    `- Speaks about: ${population}.`,
    `- Reads: ${reads.join(", ")}.`,
    `- Businesses: ${entry.businesses?.join(", ") ?? "all"}.`,
    `- Kinds of pages: ${entry.kinds?.join(", ") ?? (entry.scope === "site" ? "the site as a whole" : "all")}.`,
    `- Languages: ${entry.languages === null ? "all; what it can't read it calls unknown" : `knows the words of ${entry.languages.join(", ")}; elsewhere it says unknown`}.`,
    ...givesWayTo.map(({ to, as }) =>
      as === "finding"
        ? `- Says nothing where one of these tells the fault: ${to.join(", ")}.`
        : `- Needs no task where the repair of one of these ends the fault: ${to.join(", ")}.`,
    ),
    `- Weight in the scores: ${weight}; ${sure}.`,
    `- Ground (${grade}): ${GROUND[grade]}.`,
    `- Source: <${says.source}>`,
    ...(cases === undefined ? [] : [examples(cases)]),
    "",
    ...(example === undefined ? [] : writeExample(example)),
  ].join("\n");
}

const examples = ({ passing, failing, outside, unknown }: CaseCounts): string =>
  `- Examples it is held to: ${passing} pass, ${failing} fail, ${outside} fall outside, ${unknown} can't be told.`;
