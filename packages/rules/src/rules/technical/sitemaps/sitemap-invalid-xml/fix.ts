import { oneLine } from "../../../../escape/plain.ts";
import { shell } from "../../../../escape/shell.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { newSitemap, writesSitemaps } from "../../../../fixes/sitemap/new-sitemap.ts";
import { pathOf } from "../../../../view/address-words.ts";
import { isRelative, namedFromRoot } from "./words.en.ts";

/** Addresses are completed where they stand, so that each keeps its date and pictures; what is wrong in another way gets a new file. */
export const fix: Fixer<{ readonly problem: string; readonly bytes: number }> = (cause, view) => {
  const relative = cause.faults.filter(({ evidence }) => isRelative(evidence.saw.problem));
  if (relative.length < cause.faults.length) return writesSitemaps(view) ? null : newSitemap(cause, view);
  const fromRoot = relative.flatMap(({ url, evidence }) => {
    const example = namedFromRoot(evidence.saw.problem);
    return example === null ? [] : [{ url, example }];
  });
  const [first] = fromRoot;
  if (first === undefined) return null;
  const { origin } = new URL(view.site.home);
  return [
    `# put ${oneLine(origin)} in front of each address that begins with /, of pages and pictures alike: ${oneLine(first.example)} becomes ${oneLine(origin + first.example)}`,
    ...fromRoot.map(({ url }) => `#   ${oneLine(url)}`),
    "",
    "# where the sitemap is a file: one replacement, in the folder of the home page; try it on a copy first",
    inPlace(
      origin,
      fromRoot.map(({ url }) => pathOf(url)),
    ),
  ].join("\n");
};

/** The addresses of pages, pictures, videos and language versions; what stands beside them stays. */
function inPlace(origin: string, files: readonly string[]): string {
  const start = String.raw`(<(?:\w+:)?(?:\w+_)?loc>\s*(?:<!\[CDATA\[\s*)?|<xhtml:link\b[^>]*\bhref=["\x27])/(?!/)`;
  const paths = files.map((path) => shell(`.${path}`));
  return `perl -0777 -pi -e 's{${start}}{$1${origin.replaceAll("@", String.raw`\@`)}/}g' ${paths.join(" ")}`;
}
