import { html, htmlComment } from "../../../../escape/html.ts";
import { counted } from "../../../../wording/plural.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import { langPatch } from "../../../../fixes/patches/page-patches.ts";
import type { Patch } from "../../../../fixes/patches/patch.ts";

type Saw = { readonly declared: string; readonly written: string; readonly text: string | null };

/** The first line of the template, once for each language that its pages are written in. */
export const fix: Fixer<Saw> = ({ faults }, view) => {
  const byLanguage = Map.groupBy(faults, ({ evidence: { saw } }) => saw.written);
  const sections = [...byLanguage].map(([written, own]) => {
    const patches = own.flatMap(({ url }): Patch[] => {
      const page = view.pageAt(url);
      return page === null ? [] : [{ ...langPatch(page, written), template: true }];
    });
    const print = (kept: readonly Patch[]): string =>
      [
        htmlComment(`first line of the template of ${counted(kept.length, "page")}; other attributes of the tag stay`),
        `<html lang="${html(written)}">`,
      ].join("\n");
    return [{ patches, print }];
  });
  return sectionsOf(...sections);
};
