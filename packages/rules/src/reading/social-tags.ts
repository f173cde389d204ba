import { isErrorPath, isUtilityPath } from "../knowledge/utility-paths.ts";
import type { PageFacts } from "@audit/facts";

type Head = PageFacts["head"];

/** The four properties every page needs by the Open Graph protocol, https://ogp.me/#metadata. */
export const OPEN_GRAPH_BASICS = ["og:title", "og:type", "og:image", "og:url"] as const;

/** An Open Graph value, blank ones as null. The image may stand under its longer names. */
export function openGraphValue({ openGraph }: Pick<Head, "openGraph">, property: string): string | null {
  if (property !== "og:image") return openGraph[property]?.trim() || null;
  for (const name of IMAGES) {
    const value = openGraph[name]?.trim();
    if (value !== undefined && value !== "") return value;
  }
  return null;
}

const IMAGES = ["og:image", "og:image:url", "og:image:secure_url"];

/** The basics a page lacks. */
export const missingBasics = (head: Pick<Head, "openGraph">): string[] =>
  OPEN_GRAPH_BASICS.filter((property) => openGraphValue(head, property) === null);

/** An X card value, blank ones as null. */
export const cardValue = ({ twitter }: Pick<Head, "twitter">, name: string): string | null =>
  twitter[name]?.trim() || null;

/** Whether anybody sends the page to somebody: none that is for one visitor, and not the one for addresses that don't exist. */
export const isSent = (url: string): boolean => {
  const { pathname } = new URL(url);
  return !isUtilityPath(pathname) && !isErrorPath(pathname);
};
