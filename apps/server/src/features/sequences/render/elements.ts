import { fillTemplate, type MailValues } from "@audit/contract";
import type { Element, ElementContent, RootContent } from "hast";

export type Node = RootContent | ElementContent;

/** What of a page is not text and must not be shown as text either. */
const SILENT = new Set([
  "script",
  "style",
  "iframe",
  "object",
  "embed",
  "svg",
  "math",
  "template",
  "noscript",
  "head",
  "title",
  "textarea",
  "select",
]);

export const isSilent = (node: Node): boolean =>
  node.type === "comment" || node.type === "doctype" || (node.type === "element" && SILENT.has(node.tagName));

export const isBlank = (node: Node): boolean => node.type === "text" && node.value.trim() === "";

/** A paragraph that is nothing but one link is the mail's button. */
export function onlyLink(node: Element): Element | null {
  const said = node.children.filter((child) => !isBlank(child) && !isSilent(child));
  const [only] = said;
  return node.tagName === "p" && said.length === 1 && only?.type === "element" && only.tagName === "a" ? only : null;
}

const SCHEMES = ["https:", "http:", "mailto:"];

/** Where a link leads once its variables are filled in; null when that is nowhere a mail may lead. */
export function addressOf(link: Element, values: MailValues): string | null {
  const { href } = link.properties;
  if (typeof href !== "string") return null;
  // The markdown parser has percent-encoded the braces.
  const written = href.replaceAll(/%7B/gi, "{").replaceAll(/%7D/gi, "}");
  const filled = fillTemplate(written, (name, at) =>
    name === "app_url" && at === 0 ? values.app_url : encodeURIComponent(values[name]).replaceAll("%40", "@"),
  );
  if (!URL.canParse(filled)) return null;
  const { protocol, href: address } = new URL(filled);
  return SCHEMES.includes(protocol) ? address : null;
}
