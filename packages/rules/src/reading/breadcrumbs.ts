import type { SdItem } from "@audit/facts";
import { plainNumber } from "./offer-price.ts";
import { addressOf, firstText, isItem, itemsOf, textOf, valuesOf } from "./structured-data.ts";
import { isAbsoluteUrl } from "./value-formats.ts";

export interface BreadcrumbFault {
  /** Counted from 1; 0 for the trail as a whole. */
  readonly step: number;
  readonly fault: string;
}

/** What keeps a BreadcrumbList from being shown. Source: Google's breadcrumb guide. */
export function breadcrumbFaults(trail: SdItem): readonly BreadcrumbFault[] {
  const steps = itemsOf(trail, "itemListElement");
  if (steps.length === 0) return [{ step: 0, fault: "no ListItem" }];
  if (steps.every(isPlainStep)) return NONE;
  const positions = steps.map(positionOf);
  const numbered = positions.every((position) => position !== null);
  const ordered = numbered ? steps.toSorted((a, b) => positionOf(a)! - positionOf(b)!) : steps;
  const own = ordered.flatMap((step, index) =>
    stepFaults(step, index === ordered.length - 1).map((fault) => ({ step: index + 1, fault })),
  );
  const repeated = numbered && new Set(positions).size < positions.length;
  return repeated ? [...own, { step: 0, fault: "two steps have the same position" }] : own;
}

const NONE: readonly BreadcrumbFault[] = [];

/** Most trails are plain: numbers in order, each step with a name and the full address as a text. */
function isPlainStep(step: SdItem, index: number): boolean {
  const [target] = valuesOf(step, "item");
  return (
    valuesOf(step, "position")[0] === index + 1 &&
    typeof target === "string" &&
    isAbsoluteUrl(textOf(target)) &&
    textOf(step) !== ""
  );
}

function stepFaults(step: SdItem, isLast: boolean): string[] {
  const faults: string[] = [];
  if (textOf(step) === "" && !isNamedByTarget(step)) faults.push("no name");
  // schema.org allows a text as position, and Google takes it.
  if (firstText(step, "position") === "") faults.push("no position");
  const address = addressOfStep(step);
  if (address === "" && !isLast) faults.push("no item address");
  if (address !== "" && !isAbsoluteUrl(address)) faults.push(`address "${address}" is not a full one`);
  return faults;
}

const positionOf = (step: SdItem): number | null => plainNumber(valuesOf(step, "position")[0]);

const isNamedByTarget = (step: SdItem): boolean =>
  valuesOf(step, "item").some((target) => isItem(target) && textOf(target) !== "");

/** Google reads item as an address or as an entity with an @id (or url); some write the step's own url instead. */
export function addressOfStep(step: SdItem): string {
  const [item] = valuesOf(step, "item");
  if (item !== undefined) return isItem(item) ? (item.id ?? addressOf(item)) : textOf(item);
  return firstText(step, "url") || (step.id ?? "");
}
