import { tag } from "../html/tags.ts";
import { inAside, inBody, inFooter, inHeader, inMainRegion, inNav, type PageState } from "./page-state.ts";

const sectioning = new Uint8Array(256);
for (const name of ["article", "aside", "main", "nav", "section"]) sectioning[tag(name)] = 1;

export const isSectioning = (tagId: number): boolean => sectioning[tagId] === 1;

const roleRegion = new Map<string, number>([
  ["banner", inHeader],
  ["navigation", inNav],
  ["main", inMainRegion],
  ["complementary", inAside],
  ["contentinfo", inFooter],
]);

const header = tag("header");
const footer = tag("footer");
const nav = tag("nav");
const main = tag("main");
const aside = tag("aside");

const landmarks = new Uint8Array(256);
for (const name of ["aside", "footer", "header", "main", "nav"]) landmarks[tag(name)] = 1;

export const isLandmark = (tagId: number): boolean => landmarks[tagId] === 1;

/**
 * The region an element starts, or the one it stands in. Header and footer are the page's own only outside sections
 * (HTML-AAM); navigation and asides are what they are wherever they stand, but an aside within the
 * footer is a column of it.
 */
export function regionOf(state: PageState, tagId: number, role: string | null, around: number): number {
  const named = role === null ? undefined : roleRegion.get(role.trim().toLowerCase());
  if (named !== undefined) return named;
  switch (tagId) {
    case nav:
      return inNav;
    case main:
      return inMainRegion;
    case aside:
      return around === inFooter ? inFooter : inAside;
    case header:
      return state.sections === 0 && around === inBody ? inHeader : around;
    case footer:
      return state.sections === 0 && around === inBody ? inFooter : around;
    default:
      return around;
  }
}
