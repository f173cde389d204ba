import type { Region } from "@audit/facts";
import { oneLine } from "../escape/plain.ts";

const ORDERS: Readonly<Record<string, string>> = {
  "meta robots": "the page's robots tag",
  "meta googlebot": "the page's tag for Googlebot",
  "X-Robots-Tag": "the server's X-Robots-Tag header",
};

/** Where an order to search engines stands. */
export const orderPlace = (at: string): string => ORDERS[at] ?? oneLine(at);

const TEXTS: Readonly<Record<string, string>> = {
  "head > title": "the title",
  title: "the title",
  "meta description": "the description",
  heading: "a heading",
  text: "the text",
  address: "the address",
};

/** Where a piece of text stands. */
export const textPlace = (at: string): string => TEXTS[at] ?? oneLine(at);

export const REGION_WORDS: Readonly<Record<Region, string>> = {
  header: "the header",
  nav: "the navigation",
  main: "the main part",
  aside: "a side note",
  footer: "the footer",
  body: "no part of its own",
};

const ELEMENTS: Readonly<Record<string, string>> = {
  img: "a picture",
  iframe: "an embedded frame",
  a: "a link",
  p: "a paragraph",
};

/** An element of the page by its tag. */
export const elementName = (tag: string): string => ELEMENTS[tag] ?? `an element of the page (${oneLine(tag)})`;
