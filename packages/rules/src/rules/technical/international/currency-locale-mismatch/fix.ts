import type { Fixer } from "../../../../fixes/fixer.ts";
import { type HreflangCode, readHreflang } from "../../../../knowledge/hreflang-code.ts";

type Saw = { readonly codes: readonly string[]; readonly others: readonly string[] };

/** Each code without its country, where no other version is in the same language: then only the price can change. */
export const fix: Fixer<Saw> = ({ faults }) => {
  const rows = new Set(
    faults.flatMap(({ evidence: { saw } }) =>
      saw.codes.flatMap((code) => {
        const read = readHreflang(code);
        if (typeof read !== "object" || read === null || saw.others.includes(read.language)) return [];
        return [`hreflang="${code}" -> hreflang="${withoutRegion(read)}"`];
      }),
    ),
  );
  if (rows.size === 0) return null;
  return ["In every list of language versions that names the code, sitemaps included:", ...rows].join("\n");
};

const withoutRegion = ({ language, script }: HreflangCode): string =>
  script === null ? language : `${language}-${script}`;
