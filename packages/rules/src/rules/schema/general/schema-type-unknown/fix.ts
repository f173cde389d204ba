import { propertyMeant } from "../../../../knowledge/schema-names.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { changing } from "../../../../fixes/markup/change-entities.ts";
import type { Json } from "../../../../escape/json-script.ts";
import { isList, textIn } from "../../../../fixes/markup/json-values.ts";

/** Names as schema.org spells them, from what the rule took the misspelt ones for. */
export const fix: Fixer<readonly { readonly written: string; readonly meant: string }[]> = changing(
  (entity, { fault }) => {
    const meant = new Map(fault.evidence.saw.map((one) => [one.written, one.meant]));
    const respelt = (value: Json | undefined): Json | undefined => {
      if (isList(value)) return value.map((one) => respelt(one) ?? one);
      const [, start = "", name = ""] =
        /^(https?:\/\/(?:www\.)?schema\.org\/)([A-Za-z0-9]+)$/.exec(textIn(value)) ?? [];
      return meant.has(name) ? `${start}${meant.get(name)}` : value;
    };
    return Object.fromEntries(
      Object.entries(entity).map(([name, value]) => [
        // A word may be misspelt as a type and as a property, which begins with a small letter.
        meant.has(name) ? (propertyMeant(name) ?? name) : name,
        name === "@type" ? (meant.get(textIn(value)) ?? value) : respelt(value),
      ]),
    );
  },
);
