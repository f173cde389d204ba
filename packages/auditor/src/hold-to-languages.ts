import type { PageFault, Rule, SiteVerdict } from "@audit/rules";
import { unknown } from "@audit/rules";
import { primaryLanguage } from "@audit/rules/knowledge/hreflang-code";
import type { PageFacts, SiteFacts } from "@audit/facts";
import type { Tally } from "./tally.ts";
import { readTextLanguages, type TextLanguages } from "./text-languages.ts";

/** Takes back what rules that need words conclude from texts in languages whose words they lack. */
export interface LanguageHold {
  pages(tally: Tally): void;
  site(rule: Rule, verdict: SiteVerdict): SiteVerdict;
}

const lacks = (language: string): string =>
  `The text is written in a language (${language}) whose words we don't know.`;
const NOT_TOLD = "Neither the page nor its text tells the language, so that words which we don't find prove nothing.";
const misled = (language: string, declared: string): string =>
  `The page says that it is in ${declared}, and its text is in another language (${language}).`;

function doubtOf(language: string | null, declared: string | null, known: ReadonlySet<string>): string | null {
  if (language === null) return NOT_TOLD;
  if (!known.has(language)) return lacks(language);
  return declared !== null && declared !== language ? misled(language, declared) : null;
}

/**
 * A word that was not found is missing only where it would have been understood: where a rule names the languages whose
 * words it knows, its faults stand on texts in these languages alone, and elsewhere it could not tell.
 */
export function createLanguageHold(site: SiteFacts, placeOf: ReadonlyMap<string, number>): LanguageHold {
  let read: TextLanguages | null = null;
  const languages = (): TextLanguages => (read ??= readTextLanguages(site));
  const declaredOn = (page: PageFacts | undefined): string | null => primaryLanguage(page?.head.lang ?? "");
  return {
    pages(tally) {
      const known = tally.rule.languages;
      if (known === undefined || tally.faults.length === 0) return;
      const stays: PageFault[] = [];
      for (const fault of tally.faults) {
        const index = placeOf.get(fault.url);
        const language = index === undefined ? null : languages().of(index);
        const doubt = doubtOf(language, index === undefined ? null : declaredOn(site.pages[index]), known);
        if (doubt === null) stays.push(fault);
        else tally.inconclusive.push({ url: fault.url, evidence: { at: "page", saw: doubt } });
      }
      tally.judged -= tally.faults.length - stays.length;
      tally.faults = stays;
    },
    site(rule, verdict) {
      const known = rule.languages;
      if (known === undefined || (verdict.verdict !== "fail" && verdict.verdict !== "fail-pages")) return verdict;
      const { parts } = languages();
      const foreign = parts.find((language) => !known.has(language));
      if (foreign !== undefined) return unknown(lacks(foreign));
      const home = site.pages.find(({ url }) => url === site.home);
      return parts.length === 0 && declaredOn(home) === null ? unknown(NOT_TOLD) : verdict;
    },
  };
}
