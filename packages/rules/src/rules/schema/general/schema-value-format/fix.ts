import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { asFix } from "../../../../fixes/patches/fix.ts";
import { isRelative } from "../../../../reading/shown-things.ts";
import { everyItem } from "../../../../reading/structured-data.ts";
import { valueFaults } from "../../../../reading/value-faults.ts";
import { hasForm, inForm, type Repair, repaired } from "../../../../fixes/markup/repair-values.ts";
import { changedBlocks } from "../../../../fixes/markup/entity-repair.ts";

/** Values in the form that search engines read; those that an export cut the domain out of by one replacement in all files. */
export const fix: Fixer<readonly Value[]> = (cause, view) => {
  const made = asFix(eachPage(cause, view));
  const values = cause.faults.flatMap(({ evidence: { saw } }) => saw);
  if (made.length === 0 || !values.every(({ value }) => isRelative(value))) return made;
  const names = [...new Set([...ADDRESSES, ...values.map(({ property }) => property)])].toSorted();
  return [
    [replacement(names, new URL(view.site.home).origin)],
    ...made.map((section) =>
      section.flatMap((part) => (typeof part === "string" ? [] : [{ ...part, unprinted: true as const }])),
    ),
  ];
};

type Value = { readonly property: string; readonly value: string };

/** Properties that hold addresses, beside those that were seen at fault. */
const ADDRESSES = ["@id", "contentUrl", "image", "item", "logo", "target", "thumbnailUrl", "url", "urlTemplate"];

/**
 * A line for the shell on the machine that makes the files, for blocks of JSON-LD alone: their addresses begin with a slash
 * or ".//", written \/ by some programs.
 */
function replacement(names: readonly string[], origin: string): string {
  // Perl reads @id as a list of its own.
  const all = names
    .filter((name) => /^@?\w+$/.test(name))
    .map((name) => name.replace("@", "\\@"))
    .join("|");
  const inValue = `$v =~ s{"(?:[.]\\\\?/)?(?=\\\\?/(?!\\\\?/))}{"${origin}}g`;
  // One value, or a list of values without objects.
  const inBlock = `$b =~ s{("(?:${all})"\\s*:\\s*)("[^"]*"|\\[[^][\\x7b\\x7d]*\\])}{my ($n, $v) = ($1, $2); ${inValue}; "$n$v"}ge`;
  const blocks = `s{(<script[^>]*ld\\+json[^>]*>)(.*?)(</script>)}{my ($a, $b, $c) = ($1, $2, $3); ${inBlock}; "$a$b$c"}gise`;
  return [
    "# one replacement in all files of the export; try it on a copy first",
    `find . -name '*.html' -exec perl -0777 -pi -e '${blocks}' {} +`,
  ].join("\n");
}

const eachPage = perPage({
  make: (page) => {
    // The evidence names five faults; the code mends all.
    const faults = new Map(
      everyItem(page.structuredData).flatMap(({ item }) =>
        valueFaults(item).map(({ property, expected }) => [property, expected] as const),
      ),
    );
    const repair: Repair = (name, value) => {
      const expected = faults.get(name);
      return expected === undefined || hasForm(expected, value)
        ? value
        : inForm(expected, value, page.url, page.head.lang);
    };
    return changedBlocks(page, page.structuredData.items, (json) => repaired(json, repair));
  },
});
