import type { PageFault } from "../../../../verdict.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { htmlComment } from "../../../../escape/html.ts";
import { canonicalScript, own, selfCanonical } from "../../../../fixes/head/canonical.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { printPatch } from "../../../../fixes/patches/print-patch.ts";
import { canonicalPatch } from "../../../../fixes/patches/page-patches.ts";

export type Saw = {
  readonly canonical: string;
  readonly sharedBy: number;
  readonly of: number;
  readonly pageType: string;
};

/**
 * The parameter that tells pages of one file apart: the file answers each of them alike, so scripts fill it and no address
 * can have a canonical of its own in the HTML. Null where the server writes the pages.
 */
export function parameterOfFile({ url, evidence: { saw } }: PageFault<Saw>, view: SiteView): string | null {
  const [page, file] = [view.pageAt(url), view.pageAt(saw.canonical)];
  const [name, ...others] = new URL(url).searchParams.keys();
  const isAlike = page !== null && file !== null && page.text.hash === file.text.hash;
  return isAlike && name !== undefined && others.length === 0 && url.startsWith(`${saw.canonical}?`) ? name : null;
}

/** A file that scripts fill gets its canonical from a script too: a line in its HTML can't be right for all its addresses. */
export const fix: Fixer<Saw> = (cause, view) => {
  const [first] = cause.faults;
  const [name, ...others] = new Set(cause.faults.map((fault) => parameterOfFile(fault, view)));
  const file = first ? view.pageAt(first.evidence.saw.canonical) : null;
  if (file === null || typeof name !== "string" || others.length > 0) return selfCanonical(cause, view);
  const present = printPatch(canonicalPatch(file, own(file)));
  return [
    htmlComment("take this line out of the file"),
    present ?? "",
    htmlComment("and put this in its place, before the scripts that fill the page"),
    canonicalScript(own(file), name),
  ].join("\n");
};
