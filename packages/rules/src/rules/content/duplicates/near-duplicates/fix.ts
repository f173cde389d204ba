import { oneLine } from "../../../../escape/plain.ts";
import { counted } from "../../../../wording/plural.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import { MOST_GROUPS } from "../../../../fixes/pages/duplicates.ts";

const MOST_ALIKE = 30;

type Saw = {
  readonly alike: readonly string[];
  readonly shares: string;
  readonly goods?: true;
  readonly apart?: true;
};

const likeness = ({ goods, apart }: Saw): string =>
  goods === true ? "other goods, nearly the same text" : apart === true ? "nearly the same text" : "nearly the same";

/**
 * Pages with nearly the same text under the one that most links lead to: whether they are joined or written anew depends
 * on what they are about, so nothing is pasted.
 */
export const fix: Fixer<Saw> = ({ faults }) => {
  const groups = [...Map.groupBy(faults, ({ evidence: { saw } }) => saw.alike[0] ?? "")]
    .filter(([kept]) => kept !== "")
    .toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
  const shown = groups.slice(0, MOST_GROUPS).map(([kept, copies]) => {
    const others = copies.toSorted((a, b) => (a.url < b.url ? -1 : 1));
    const more = others.length - MOST_ALIKE;
    return [
      kept,
      ...others
        .slice(0, MOST_ALIKE)
        .map(
          ({ url, evidence: { saw } }) =>
            `- ${likeness(saw)}: ${url}${saw.shares === "" ? "" : `, both say “${oneLine(saw.shares)}”`}`,
        ),
      ...(more > 0 ? [`- and ${counted(more, "more page", "more pages")}`] : []),
    ].join("\n");
  });
  const more = groups.length - shown.length;
  return sectionsOf(...shown, more > 0 ? `and ${counted(more, "more group", "more groups")}` : null);
};
