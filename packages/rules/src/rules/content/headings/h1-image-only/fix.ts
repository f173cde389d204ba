import type { HeadingFact, PageFacts } from "@audit/facts";
import type { Cause } from "../../../../cause.ts";
import { htmlComment } from "../../../../escape/html.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { asFix, show } from "../../../../fixes/patches/fix.ts";
import { h1Patch } from "../../../../fixes/patches/page-patches.ts";
import { heading } from "../../../../fixes/words/headings.ts";
import { sameName } from "../../../../reading/site-names.ts";
import { shareTopic } from "../../../../reading/topics.ts";
import { pageName } from "../../../../view/page-name.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { isInFrame, isLogo, type Pictured } from "./is-logo.ts";

/** A logo makes room for the page's own heading; of other pictures the words become text. */
export const fix: Fixer<Pictured> = (cause, view) => {
  if (isLogo(cause.faults)) return besideLogo(withoutHome(cause, view), view);
  const [logos, pictures] = [true, false].map((wanted) => ({
    ...cause,
    faults: cause.faults.filter(({ url }) => showsLogo(url, view) === wanted),
  }));
  return [...besideLogo(logos ?? cause, view), ...asFix(pictured(pictures ?? cause, view))];
};

/** Where the page gives its heading, the layout's part of the change stands above it. */
function besideLogo(cause: Cause, view: SiteView): ReturnType<typeof asFix> {
  const made = cause.faults.length === 0 ? [] : asFix(heading(cause, view));
  return made.length === 0 ? [] : [[htmlComment("in the header: the logo in a div, not in an h1")], ...made];
}

const pictured: Fixer = perPage({
  make: (page, view) => {
    const alt = oneLine(pictureOf(page)?.imageAlt ?? "");
    const [title = ""] = page.head.titles;
    const text = alt !== "" && shareTopic(alt, title) ? alt : pageName(page, view);
    return text === null ? null : [show(h1Patch(page, text))];
  },
});

const pictureOf = (page: PageFacts): HeadingFact | undefined =>
  page.headings.find(({ level, text, imageAlt }) => level === 1 && oneLine(text) === "" && oneLine(imageAlt) !== "");

/** The picture of the frame, or one that is called after the house or a logo, is about no page. */
function showsLogo(url: string, view: SiteView): boolean {
  const page = view.pageAt(url);
  const picture = page === null ? undefined : pictureOf(page);
  if (page === null || picture === undefined) return false;
  const alt = oneLine(picture.imageAlt);
  return isInFrame(picture.region) || /(?<!\p{L})logo/iu.test(alt) || sameName(alt, view.nameOn(page));
}

/** The start page is about what the logo says. */
const withoutHome = (cause: Cause<Pictured>, view: SiteView): Cause<Pictured> => ({
  ...cause,
  faults: cause.faults.filter(({ url }) => url !== view.site.home),
});
