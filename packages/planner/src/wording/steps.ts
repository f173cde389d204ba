import type { Cause } from "../causes/cause.ts";
import { distinctUrls, MOST_EXAMPLES } from "../fixes/fixer.ts";
import { placeOf } from "../platforms/platforms.ts";
import type { SiteView } from "../view/site-view.ts";

/** What to do, as numbered steps. */
export function stepsFor(cause: Cause, view: SiteView, implementation: string | null): string {
  const { finding } = cause;
  const place = placeOf(finding, view.platform);
  const paste = implementation === null ? null : pasteStep(implementation, cause);
  const steps = [finding.says.fix, place, paste, "Check it as described below."].filter((step) => step !== null);
  return steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
}

function pasteStep(implementation: string, cause: Cause): string {
  const fill = implementation.includes("[fill in:")
    ? " Replace what stands in [fill in: ...] by your own data: it is not on the page."
    : "";
  const isMore =
    implementation.startsWith("<!--") && cause.scope !== "site" && distinctUrls(cause).length > MOST_EXAMPLES;
  const examples = isMore ? " It shows the first pages; do the same for the others." : "";
  return `Use the code below, made from your site's own data.${examples}${fill}`;
}
