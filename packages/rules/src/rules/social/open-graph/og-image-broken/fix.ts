import type { Fixer } from "../../../../fixes/fixer.ts";
import { openGraphImage } from "../../../../fixes/head/social.ts";
import { liesAt } from "../../../../fixes/pages/lying-pictures.ts";
import { asFix } from "../../../../fixes/patches/fix.ts";
import { htmlComment } from "../../../../escape/html.ts";
import { cutAtWord } from "../../../../escape/plain.ts";
import { isMissing } from "./words.en.ts";
import { itemAt } from "@audit/facts";
import { nested, organizationOf, said } from "../../../../view/entities.ts";
import type { SiteView } from "../../../../view/site-view.ts";

type Saw = { readonly image: string; readonly problem: string };

const MOST_ADDRESS = 300;
const MOST_FILES = 20;

/** A file that is missing, and lies nowhere else, mends all pages that name it once it is there; any other fault is mended in the pages. */
export const fix: Fixer<Saw> = (cause, view) => {
  const missing = cause.faults.filter(
    ({ url, evidence: { saw } }) =>
      isMissing(saw.problem) && liesAt(view.pageAt(url)?.head.openGraph["og:image"] ?? "", view) === null,
  );
  if (missing.length === 0) return openGraphImage(cause, view);
  const files = [...Map.groupBy(missing, ({ evidence: { saw } }) => saw.image)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_FILES)
    .map(([image, pages]) =>
      htmlComment(
        `upload ${cutAtWord(image, MOST_ADDRESS)}: ${pages.length === 1 ? (pages[0]?.url ?? "") : `${pages.length} pages`} ${pages.length === 1 ? "names" : "name"} it${asLogo(image, view)}`,
      ),
    );
  const others = cause.faults.filter((fault) => !missing.includes(fault));
  const rest = others.length === 0 ? null : openGraphImage({ ...cause, faults: others }, view);
  return [[files.join("\n")], ...(rest === null ? [] : asFix(rest))];
};

/** The same file may be what the structured data name as the logo. */
function asLogo(image: string, view: SiteView): string {
  const times = view.served.filter((index) => {
    const page = itemAt(view.site.pages, index);
    const organization = organizationOf(page);
    const logo = said(organization, "logo") ?? said(nested(organization, "logo")[0], "url") ?? "";
    return logo !== "" && URL.parse(logo, page.url)?.href === URL.parse(image, page.url)?.href;
  }).length;
  return times === 0 ? "" : `, and the structured data of ${times} ${times === 1 ? "page" : "pages"} as the logo`;
}
