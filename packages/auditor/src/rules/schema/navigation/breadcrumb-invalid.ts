import type { SdItem } from "@audit/facts";
import { indexableContent } from "../../../populations.ts";
import { plainNumber } from "../../../reading/offer-price.ts";
import { addressOf, everyItem, firstText, isItem, itemsOf, textOf, valuesOf } from "../../../reading/structured-data.ts";
import { isAbsoluteUrl } from "../../../reading/value-formats.ts";
import { definePageRule } from "../../../rule.ts";
import { fail, notApplicable, pass } from "../../../verdict.ts";

export const breadcrumbInvalid = definePageRule({
  id: "breadcrumb-invalid",
  category: "schema",
  area: "navigation",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 1,
  over: indexableContent,
  reads: ["structuredData"],
  says: {
    failing: "Breadcrumb markup is invalid",
    why: "Google drops the whole trail when one step has no name, no position or no valid address.",
    fix: "Give each ListItem a position (1, 2, 3 ...), a name, and, all but the last, the full address of its page.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/breadcrumb",
  },
  judge: ({ structuredData }) => {
    const trails = everyItem(structuredData).filter(
      ({ item }) => item.types.includes("BreadcrumbList") && (item.id === null || Object.keys(item.props).length > 0),
    );
    if (trails.length === 0) return notApplicable();
    const faults = trails.flatMap(({ item, at }) => faultsOf(item).map((fault) => ({ at, ...fault })));
    if (faults.length === 0) return pass();
    return fail({ at: `${faults[0]!.at} > itemListElement`, saw: faults.slice(0, 5) });
  },
});

interface Fault {
  step: number;
  fault: string;
}

function faultsOf(trail: SdItem): Fault[] {
  const steps = itemsOf(trail, "itemListElement");
  if (steps.length === 0) return [{ step: 0, fault: "no ListItem" }];
  const placed = steps.map((step) => plainNumber(valuesOf(step, "position")[0]));
  const ordered = placed.every((position) => position !== null) ? steps.toSorted((a, b) => positionOf(a) - positionOf(b)) : steps;
  const repeated = new Set(placed).size < placed.length && placed.every((position) => position !== null);
  const own = ordered.flatMap((step, index) =>
    stepFaults(step, index === ordered.length - 1).map((fault) => ({ step: index + 1, fault })),
  );
  return repeated ? [...own, { step: 0, fault: "two steps have the same position" }] : own;
}

function stepFaults(step: SdItem, isLast: boolean): string[] {
  const faults: string[] = [];
  if (textOf(step) === "" && !stepNames(step)) faults.push("no name");
  // schema.org allows a text as position, and Google takes it.
  if (firstText(step, "position") === "") faults.push("no position");
  const address = addressOfStep(step);
  if (address === "" && !isLast) faults.push("no item address");
  if (address !== "" && !isAbsoluteUrl(address)) faults.push(`address "${address}" is not a full one`);
  return faults;
}

const positionOf = (step: SdItem): number => plainNumber(valuesOf(step, "position")[0]) ?? 0;

const stepNames = (step: SdItem): boolean => valuesOf(step, "item").some((target) => isItem(target) && textOf(target) !== "");

/** Google reads item as an address or as an entity with an @id (or url); some write the step's own url instead. */
function addressOfStep(step: SdItem): string {
  const [item] = valuesOf(step, "item");
  if (item !== undefined) return isItem(item) ? (item.id ?? addressOf(item)) : textOf(item);
  return firstText(step, "url") || (step.id ?? "");
}
