import {
  appended,
  attributeOf,
  elementsOf,
  partsOf,
  prepended,
  spliced,
  withAttributes,
  type CodePart,
} from "./html-edit.ts";
import {
  pasteButtonName,
  pasteHeading,
  pasteImages,
  pasteInside,
  pasteLabels,
  pasteLink,
  pasteLinkName,
  pasteList,
  pasteScript,
} from "./paste-body.ts";
import {
  isMarkup,
  pasteHeadTag,
  pasteHtmlTag,
  pasteMarkup,
  withoutAttributesOfMarkup,
  withoutVersions,
} from "./paste-head.ts";
import { withoutTakenOut } from "./take-out.ts";

/**
 * The page with the code put in as a careful owner would: in place of what says the same, else where it belongs.
 * @param url of the page; addresses in both are compared resolved
 */
export function paste(html: string, code: string, url: string): string {
  const inside = INSIDE.exec(code);
  if (inside) return pasteInside(html, inside[1] ?? "", code.slice(inside.index + inside[0].length));
  const parts = partsOf(code.replace(/<\/?head>/g, ""));
  let page = advised(html, code);
  const images = parts.flatMap(({ element }) => (element?.tagName === "img" ? [element] : []));
  const more = /<!-- and \d+ more/.test(code);
  if (more && /<a [^>]*aria-label=/.test(code)) page = pasteLinkName(page, "Where this leads", () => true);
  if (images.length > 0) page = pasteImages(page, images, url, more);
  const done = new Set<string>();
  for (const part of headLast(parts)) {
    if (part.element?.tagName === "img" || isSecondChoice(part, done)) continue;
    page = pastePart(page, part, url);
  }
  return page;
}

/** Code for an element that the page has already. */
const INSIDE = /<!-- (?:in the menu of all pages, )?inside the element with the id (\S+?)(?:, .*?)? -->/;

/** What the comments of the code ask for. */
function advised(html: string, code: string): string {
  let page = html;
  if (/<html\b/i.test(code)) page = pasteHtmlTag(page, code);
  if (/hreflang=/.test(code)) page = withoutVersions(page);
  if (/<!--.*(take (the|itemscope)|itemprop of the product)/.test(code)) page = withoutAttributesOfMarkup(page);
  if (/remove the attribute data-nosnippet/.test(code)) page = withoutNosnippet(page);
  return withoutTakenOut(page, code);
}

const withoutNosnippet = (html: string): string =>
  spliced(
    html,
    elementsOf(html)
      .filter((one) => attributeOf(one, "data-nosnippet") !== null)
      .flatMap((one) => withAttributes(one, { "data-nosnippet": null })),
  );

/** Each head tag is put first in the head: the last one first keeps the order of the code. */
const headLast = (parts: readonly CodePart[]): CodePart[] => {
  const isHead = ({ element }: CodePart): boolean => /^(title|meta|link)$/.test(element?.tagName ?? "");
  return [...parts.filter((part) => !isHead(part)), ...parts.filter(isHead).toReversed()];
};

/** Of two robots tags to choose from one is taken. */
function isSecondChoice({ element }: CodePart, done: Set<string>): boolean {
  if (!element || element.tagName !== "meta" || attributeOf(element, "name") !== "robots") return false;
  if (done.has("robots")) return true;
  done.add("robots");
  return false;
}

function pastePart(html: string, { source, element }: CodePart, url: string): string {
  switch (element?.tagName) {
    case undefined:
      return html;
    case "title":
    case "meta":
    case "link":
      return pasteHeadTag(html, source, element);
    case "script":
      return isMarkup(element) ? pasteMarkup(html, source, element) : pasteScript(html, source, element, url);
    case "h1":
    case "h2":
    case "h3":
      return pasteHeading(html, source, element);
    case "a":
      return pasteLink(html, source, element, url);
    case "button":
      return pasteButtonName(html, element);
    case "label":
      return pasteLabels(html, "What to enter");
    case "ol":
      return pasteList(html, source, element);
    case "time":
      return prepended(html, `<p>${source}</p>`);
    default:
      return appended(html, source);
  }
}
