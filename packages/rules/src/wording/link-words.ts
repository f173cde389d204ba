import type { LinkingPages } from "../reading/inbound-links.ts";
import type { PageFault } from "../verdict.ts";
import { addressOf, quote } from "./quote.ts";
import { counted } from "./plural.ts";

const MOST_OF_ANCHOR = 50;

/** "3 pages link to it, for example https://shop.example/ with the words “Soap”" */
export function linkedFrom({ linkedFrom: sources, linkingPages, anchor }: LinkingPages): string {
  if (linkingPages === 0) return "no page links to it";
  const [first] = sources;
  const example = first === undefined ? "" : `, ${linkingPages === 1 ? "" : "for example "}${addressOf(first)}`;
  const words = anchor.trim() === "" ? "" : ` with the words ${quote(anchor, MOST_OF_ANCHOR)}`;
  return `${counted(linkingPages, "page")} ${linkingPages === 1 ? "links" : "link"} to it${example}${words}`;
}

/** Links of a page that are at fault alike, with the first few. */
export type LinksSeen = {
  readonly links: number;
  readonly examples: readonly { readonly href: string; readonly anchor: string }[];
};

/** "3 links, for example “Soap” to /soap?utm_source=menu" */
export function linksSeen({ links, examples: [first] }: LinksSeen): string {
  if (first === undefined) return counted(links, "link");
  const name = first.anchor.trim() === "" ? "one" : quote(first.anchor, MOST_OF_ANCHOR);
  return `${counted(links, "link")}, ${links === 1 ? "" : "for example "}${name} to ${addressOf(first.href)}`;
}

/** The address that should have stood there. */
export const expectedAddress = ({ evidence: { expected } }: PageFault): string =>
  typeof expected === "string" ? addressOf(expected) : "another address";
