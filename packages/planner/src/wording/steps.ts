import type { Cause } from "@audit/rules";
import { countUrls } from "@audit/rules/fixes/fixer";
import { LAYOUT_HEADER } from "@audit/rules/fixes/layout-first";
import { MISSING_PICTURES_HEADER } from "@audit/rules/fixes/pages/missing-pictures";
import { WORKLIST_HEADER } from "@audit/rules/fixes/worklist";
import { placeOf } from "@audit/rules/platforms/platforms";
import type { SiteView } from "@audit/rules/view/site-view";
import { spoken } from "@audit/rules/wording/spoken";
import { number } from "@audit/rules/wording/plural";
import type { Implementation } from "../patches/settle-plan.ts";
import { variantOf } from "./title.ts";

/** What to do, as numbered steps. */
export function stepsFor(cause: Cause, view: SiteView, { code: implementation, patches }: Implementation): string {
  const { finding } = cause;
  const page = cause.faults.map(({ url }) => view.pageAt(url)).find((one) => one !== null) ?? null;
  const place = placeOf({ finding, patches, page }, view.platform);
  const paste = implementation === null ? null : pasteStep(implementation, pagesOf(patches), cause);
  const steps = [spoken(variantOf(cause, view).steps ?? finding.says.fix, view), place, paste].filter(
    (step) => step !== null,
  );
  return steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
}

function pasteStep(implementation: string, patched: number, cause: Cause): string {
  const fill = implementation.includes("[fill in:")
    ? " Replace what stands in [fill in: ...] by your own data: it is not on the page."
    : "";
  const shown = implementation.match(/^<!-- https?:/gm)?.length ?? 0;
  const isMore =
    shown > 0 && !implementation.startsWith(LAYOUT_HEADER) && cause.scope !== "site" && countUrls(cause) > shown;
  const examples = isMore ? ` It shows the first pages; ${restOf(patched, cause)}.` : "";
  return `${whatToDo(implementation)}${examples}${fill}`;
}

/** A page may have several patches. */
const pagesOf = (patches: Implementation["patches"]): number => new Set(patches.map(({ url }) => url)).size;

/** Machines change each page by its patch; people change the template. */
const restOf = (patched: number, cause: Cause): string =>
  patched >= countUrls(cause)
    ? `the data of this task (patches) holds it for all ${number(countUrls(cause))}`
    : "do the same for the others";

function whatToDo(implementation: string): string {
  if (isNotesOnly(implementation)) return "What to do on each page stands below.";
  return isList(implementation) ? "Work through the list below." : "Use the code below.";
}

/** Tables and addresses to go through: no line of them is pasted anywhere. */
const isList = (implementation: string): boolean =>
  LISTS.some((header) => implementation.startsWith(header)) ||
  implementation.split("\n").every((line) => line.trim() === "" || /^(?:#|https?:\/\/\S|On all \d)/.test(line));

const LISTS = [WORKLIST_HEADER, MISSING_PICTURES_HEADER];

/** Whether nothing of it can be pasted: it tells in comments what to do. */
export const isNotesOnly = (implementation: string): boolean =>
  implementation.replace(/<!--[\s\S]*?-->|^#.*$/gm, "").trim() === "";
