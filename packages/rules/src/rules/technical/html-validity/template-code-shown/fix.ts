import type { PageFacts } from "@audit/facts";
import { oneLine } from "../../../../escape/plain.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { asFix, type Part, show } from "../../../../fixes/patches/fix.ts";
import { descriptionPatch, h1Patch, titlePatch } from "../../../../fixes/patches/page-patches.ts";
import { worklist } from "../../../../fixes/worklist.ts";
import { fitSentences } from "../../../../fixes/words/fit-sentences.ts";
import { languageFolder } from "../../../../reading/language-folder.ts";
import { holdsLanguages, inOwnLanguage } from "../../../../view/in-own-language.ts";
import { textLanguageOf } from "../../../../view/text-language.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { en } from "./words.en.ts";

/** Of a text that holds all its languages the part in the page's own, which the address names before anything else. */
function ownPart(text: string | undefined, page: PageFacts, view: SiteView): string | null {
  const line = oneLine(text ?? "");
  if (!holdsLanguages(line)) return null;
  const codes = [languageFolder(page.url), textLanguageOf(page, view), page.head.lang].filter((code) => code !== null);
  return codes.map((code) => inOwnLanguage(line, code)).find((part) => part !== null) ?? null;
}

/** Title, description and heading with the words of the page's language in place of all of them with their marks. */
const ownLanguage: Fixer = perPage({
  make: (page, view) => {
    const heading = page.headings.find(({ level }) => level === 1)?.text;
    const [title, description, h1] = [page.head.titles[0], page.head.descriptions[0], heading].map((text) =>
      ownPart(text, page, view),
    );
    const parts: Part[] = [
      ...(title ? [show(titlePatch(page, title))] : []),
      ...(description ? [show(descriptionPatch(page, fitSentences(description)))] : []),
      ...(h1 ? [show(h1Patch(page, h1))] : []),
    ];
    return parts.length > 0 ? parts : null;
  },
});

export const fix: Fixer<{ readonly code: string; readonly text: string }> = (cause, view) => {
  const made = asFix(ownLanguage(cause, view));
  return made.length > 0 ? made : worklist(en)(cause, view);
};
