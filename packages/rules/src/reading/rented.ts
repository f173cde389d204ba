import type { PageFacts } from "@audit/facts";
import { remembered } from "../remembered.ts";
import { languageOf } from "./language.ts";

/** Longer spans are those of instalments and subscriptions. */
const SPANS = ["hour", "day"] as const;
const COUNTS = [1, 2, 5];

/** Names of an hour and a day in a language and in English, by CLDR. */
const spansIn = remembered((language): RegExp => {
  const names = [language, "en"].flatMap((locale) =>
    SPANS.flatMap((unit) =>
      COUNTS.map((count) =>
        new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" })
          .format(count)
          .replace(/[\p{N}\s]+/gu, ""),
      ),
    ),
  );
  const any = [...new Set(names)].filter((name) => /^\p{L}{3,}$/u.test(name)).join("|");
  return new RegExp(String.raw`\d[^\d/\n]{0,8}(?:/|\bper\b|\bpro\b)\s?(?:${any})(?!\p{L})`, "iu");
});

const known = (language: string | null): string => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language ?? "en")[0] ?? "en";
  } catch {
    return "en";
  }
};

/** Whether a page asks a price for an hour or a day: what it offers is lent or done, not sold. */
export const isRented = ({ head, text }: Pick<PageFacts, "head" | "text">): boolean =>
  spansIn(known(languageOf(head.lang))).test([text.main, ...text.paragraphs].join("\n"));
