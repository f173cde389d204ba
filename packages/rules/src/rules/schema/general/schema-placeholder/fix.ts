import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { changedBlocks } from "../../../../fixes/markup/entity-repair.ts";
import { repaired, type Repair } from "../../../../fixes/markup/repair-values.ts";
import { isDemoPhone } from "../../../../reading/demo-contacts.ts";
import { holdsLanguages, inOwnLanguage } from "../../../../view/in-own-language.ts";
import { isPlaceholder } from "../../../../reading/placeholders.ts";

/** Left-over sample values, marked for filling in. */
export const fix: Fixer = perPage({
  make: (page) => changedBlocks(page, page.structuredData.items, (json) => repaired(json, inPlaceOf(page.head.lang))),
});

/** Of a text that a plugin keeps in several languages the part in the page's own. */
const inPlaceOf =
  (language: string | null): Repair =>
  (name, value) =>
    typeof value === "string" && holdsLanguages(value)
      ? (inOwnLanguage(value, language) ?? value)
      : markSamples(name, value);

const FILLER =
  /\{\{|\}\}|\[insert|\blorem ipsum\b|^\s*(todo|tbd|n\/?a|null|undefined|nan|xxx+|test|none)\s*$|\/\/(www\.)?example\.(com|org|net)\b/i;

/** Left-over sample values, marked for filling in. */
const markSamples: Repair = (name, value) =>
  typeof value === "string" &&
  (FILLER.test(value) || isPlaceholder(value, name, false) || (name === "telephone" && isDemoPhone(value, null)))
    ? fillIn(name)
    : value;
