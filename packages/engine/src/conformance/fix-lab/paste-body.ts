import {
  appended,
  attributeOf,
  elementsOf,
  insteadOf,
  prepended,
  renamed,
  spliced,
  textOf,
  withAttributes,
  without,
  type Element,
} from "./html-edit.ts";

const HEADING = /^h[1-6]$/;

/** A heading: the present one with the same words gets its level, else it is put where it belongs. */
export function pasteHeading(html: string, source: string, heading: Element): string {
  const words = textOf(heading);
  const headings = elementsOf(html).filter(({ tagName }) => HEADING.test(tagName));
  const same = headings.filter((one) => textOf(one) === words);
  // The first one of several alike stays as it is; a lower level is meant for the ones behind it.
  const present = heading.tagName === "h1" ? same[0] : (same.findLast((one) => one.tagName === "h1") ?? same[0]);
  if (present) return present.tagName === heading.tagName ? html : spliced(html, renamed(present, heading.tagName));
  if (heading.tagName !== "h1") return appended(html, source);
  const silent = headings.find((one) => one.tagName === "h1");
  const place = silent?.sourceCodeLocation;
  return place
    ? spliced(html, [{ start: place.startOffset, end: place.endOffset, text: source }])
    : prepended(html, source);
}

const IMAGE_PARTS = ["alt", "width", "height", "loading", "fetchpriority", "srcset", "sizes"];

/** Pictures of the page get the attributes of the code's pictures with the same source; `more` sets them on all. */
export function pasteImages(html: string, images: readonly Element[], url: string, more: boolean): string {
  const given = Map.groupBy(images, (image) => resolved(attributeOf(image, "src"), url));
  const present = elementsOf(html).filter(({ tagName }) => tagName === "img");
  const called = new Set(present.map((image) => `${resolved(attributeOf(image, "src"), url)} ${altOf(image)}`));
  const splices = present.flatMap((image) => {
    const matching = given.get(resolved(attributeOf(image, "src"), url)) ?? [];
    const code = matching.length > 1 ? matching.shift() : matching[0];
    // A page may show one picture large and, under another name, small.
    const isOther =
      code && altOf(image) !== altOf(code) && called.has(`${resolved(attributeOf(code, "src"), url)} ${altOf(code)}`);
    if (isOther) return [];
    if (code) return withAttributes(image, partsOfImage(code));
    return more && images[0] ? withAttributes(image, lacking(image, images[0])) : [];
  });
  return spliced(html, splices);
}

const altOf = (image: Element): string => attributeOf(image, "alt") ?? "";

const partsOfImage = (code: Element): Record<string, string | null> =>
  Object.fromEntries(IMAGE_PARTS.map((name) => [name, attributeOf(code, name)]));

/** What the owner adds to the pictures that the code only counts. */
function lacking(image: Element, example: Element): Record<string, string> {
  const parts = IMAGE_PARTS.filter((name) => attributeOf(image, name) === null && attributeOf(example, name) !== null);
  const wanted = parts.filter((name) => name === "alt" || name === "width" || name === "height");
  return Object.fromEntries(wanted.map((name) => [name, name === "alt" ? "What this picture shows" : "300"]));
}

export function resolved(address: string | null, base: string): string {
  return address !== null && URL.canParse(address, base) ? new URL(address, base).href : "";
}

/**
 * A link: it takes the place of the main heading with the same words, the one that leads there gets the name or loses its
 * nofollow, else a new one is put in.
 */
export function pasteLink(html: string, source: string, link: Element, url: string): string {
  const target = resolved(attributeOf(link, "href"), url);
  const label = attributeOf(link, "aria-label");
  const logo = elementsOf(html).find((one) => one.tagName === "h1" && textOf(one) === textOf(link));
  if (logo) return spliced(html, insteadOf(logo, source));
  if (label !== null)
    return pasteLinkName(html, label, (one) => leadsTo(target, resolved(attributeOf(one, "href"), url)));
  const present = elementsOf(html).filter(
    (one) => one.tagName === "a" && resolved(attributeOf(one, "href"), url) === target,
  );
  const closed = present.filter((one) => /nofollow/i.test(attributeOf(one, "rel") ?? ""));
  if (closed.length > 0)
    return spliced(
      html,
      closed.flatMap((one) => withAttributes(one, { rel: null })),
    );
  return appended(html, `<p>${source}</p>`);
}

/** Evidence cuts very long addresses and says so by an ellipsis. */
const leadsTo = (target: string, href: string): boolean =>
  target.endsWith(ELLIPSIS) ? href.startsWith(target.slice(0, -ELLIPSIS.length)) : href === target;

const ELLIPSIS = encodeURIComponent("…");

/** Links without words that `isMeant` get the name. */
export function pasteLinkName(html: string, label: string, isMeant: (link: Element) => boolean): string {
  const silent = elementsOf(html).filter((one) => one.tagName === "a" && isSilent(one) && isMeant(one));
  return spliced(
    html,
    silent.flatMap((one) => withAttributes(one, { "aria-label": label })),
  );
}

/** Buttons without a word get the name. */
export function pasteButtonName(html: string, button: Element): string {
  const silent = elementsOf(html).filter(
    (one) => (one.tagName === "button" || attributeOf(one, "role") === "button") && isSilent(one),
  );
  return spliced(
    html,
    silent.flatMap((one) => withAttributes(one, { "aria-label": attributeOf(button, "aria-label") ?? "Search" })),
  );
}

const isSilent = (element: Element): boolean =>
  textOf(element) === "" && ["aria-label", "aria-labelledby", "title"].every((name) => !attributeOf(element, name));

const NO_LABEL = new Set(["hidden", "submit", "button", "image", "reset"]);

/** Fields without a label get one each, before them. */
export function pasteLabels(html: string, words: string): string {
  const elements = elementsOf(html);
  const labelled = new Set(elements.flatMap((one) => (one.tagName === "label" ? [attributeOf(one, "for")] : [])));
  const fields = elements.filter(
    (one) => /^(input|select|textarea)$/.test(one.tagName) && !NO_LABEL.has(attributeOf(one, "type") ?? "text"),
  );
  const splices = fields.flatMap((field, index) => {
    const id = attributeOf(field, "id") ?? `field-${index}`;
    if (labelled.has(id) || attributeOf(field, "aria-label")) return [];
    return withAttributes(field, { id }).map((one) => ({
      ...one,
      text: `<label for="${id}">${words}</label>${one.text}`,
    }));
  });
  return spliced(html, splices);
}

/** A script of the same address gets the code's opening tag. */
export function pasteScript(html: string, source: string, script: Element, url: string): string {
  const target = resolved(attributeOf(script, "src"), url);
  const present = elementsOf(html).filter(
    (one) => one.tagName === "script" && resolved(attributeOf(one, "src"), url) === target,
  );
  if (target === "" || present.length === 0) return spliced(html, [atHeadEnd(html, source)]);
  const keep = ["async", "defer", "type"].map((name) => [name, attributeOf(script, name)] as const);
  return spliced(
    html,
    present.flatMap((one) => withAttributes(one, Object.fromEntries(keep))),
  );
}

function atHeadEnd(html: string, text: string): { start: number; end: number; text: string } {
  const head = elementsOf(html).find(({ tagName }) => tagName === "head")?.sourceCodeLocation;
  const at = head?.endTag?.startOffset ?? head?.endOffset ?? 0;
  return { start: at, end: at, text };
}

/** At the end of the element with that id; pages without it stay as they are. */
export function pasteInside(html: string, id: string, code: string): string {
  const holder = elementsOf(html).find((one) => attributeOf(one, "id") === id);
  const at = holder?.sourceCodeLocation?.endTag?.startOffset;
  return at === undefined ? html : spliced(html, [{ start: at, end: at, text: code }]);
}

/** The page without links that have no address. */
export function withoutDeadLinks(html: string): string {
  const dead = elementsOf(html).filter(
    (one) => one.tagName === "a" && ["", "#"].includes(attributeOf(one, "href") ?? "none"),
  );
  return spliced(html, dead.flatMap(without));
}

/** A list takes the place of the paragraphs that say the same. */
export function pasteList(html: string, source: string, list: Element): string {
  const items = list.childNodes.flatMap((node) => ("tagName" in node && node.tagName === "li" ? [textOf(node)] : []));
  const said = elementsOf(html).filter(({ tagName }) => tagName === "p");
  const replaced = said.filter((one) => items.some((item) => item !== "" && textOf(one).endsWith(item)));
  return appended(spliced(html, replaced.flatMap(without)), source);
}

/** Every link to an address, changed to another, or unwrapped where there is none. */
export function relinked(html: string, url: string, moves: ReadonlyMap<string, string | null>): string {
  const splices = elementsOf(html).flatMap((one) => {
    if (one.tagName !== "a" && one.tagName !== "area") return [];
    const href = attributeOf(one, "href");
    const bare = resolved(href, url).replace(/#.*$/, "");
    // A misspelled address is meant as it is written.
    const meant = [bare, href ?? ""].find((address) => moves.has(address));
    return meant === undefined ? [] : withAttributes(one, { href: moves.get(meant) ?? null });
  });
  return spliced(html, splices);
}
