import type { PageFacts } from "@audit/facts";
import { forRecent } from "./for-last.ts";
import { firstText, topItems } from "./structured-data.ts";
import { normalised, tokensOf, withoutAccents } from "./words.ts";

type Source = Pick<PageFacts, "head" | "structuredData">;

/** Legal forms and address endings that say nothing about who a name belongs to. */
const LEGAL =
  /^(gmbh|ag|kg|ohg|ug|ltd|limited|inc|llc|llp|plc|corp|corporation|co|company|sa|sas|sarl|srl|spa|sl|bv|nv|ab|as|aps|oy|kft|sp|zoo|eu|com|net|org|de|at|ch|fr|es|it|nl|uk|se|dk|no|fi|pl|cz|shop|store|online|official|the|der|die|das|la|le|el)$/;

/** The site's name as a page states it: og:site_name, else WebSite.name; null when it states none. */
export const siteNameOn = ({ head, structuredData }: Source): string | null =>
  head.openGraph["og:site_name"]?.trim() || websiteNames(structuredData)[0] || null;

/** The name of every WebSite entity at the top level. */
export function websiteNames(structuredData: PageFacts["structuredData"]): string[] {
  const names: string[] = [];
  for (const item of topItems(structuredData)) {
    const name = item.types.includes("WebSite") ? firstText(item, "name") : "";
    if (name !== "") names.push(name);
  }
  return names;
}

/** Whether a text has the form of a host, as programs write it where nobody gave a name. */
export const isHostShaped = (name: string): boolean =>
  /^https?:|^\d+(?:\.\d+){3}(?::\d+)?$|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}$/u.test(name.trim());

/** A name with a line about the house behind it: "Acme | Pottery of the north". */
export const hasTagline = (name: string): boolean => /\s[|–—·•]\s|\s-\s/u.test(name);

/** True when two names can belong to one business: one holds the other once legal forms are left out. */
export function sameName(one: string, other: string): boolean {
  const [a, b] = [core(one), core(other)];
  if (a === "" || b === "") return normalised(one) === normalised(other);
  return a.includes(b) || b.includes(a);
}

const core = forRecent((name: string): string => {
  const tokens = tokensOf(withoutAccents(name));
  return tokens.filter((token) => !LEGAL.test(token)).join("");
});
