import { itemAt } from "@audit/facts";
import { isImprint } from "../reading/legal-pages.ts";
import { normalised, withoutAccents } from "../reading/words.ts";
import type { SiteView } from "./site-view.ts";

const LEAST_LETTERS = 4;

/**
 * The company that stands behind the site: the only one that its imprint names and that begins with a word of the site's
 * own name. Others may be whoever made it or sends its parcels.
 * @param name of the business
 */
export function legalNameOf(view: SiteView, name: string): string | null {
  const own = new Set(wordsOf(name).filter((word) => word.length >= LEAST_LETTERS));
  const named = view.served
    .map((index) => itemAt(view.site.pages, index))
    .filter(isImprint)
    .flatMap(({ claims }) => claims.companies.map((one) => fromOwnWord(one.name, own)));
  const [only = null, ...others] = new Set(named);
  return others.length === 0 && only !== null && normalised(only) !== normalised(name) ? only : null;
}

/** A heading without a full stop may have been read as the beginning of the name. */
function fromOwnWord(company: string, own: ReadonlySet<string>): string | null {
  const words = company.split(/\s+/);
  const from = words.findIndex((word) => wordsOf(word).some((one) => own.has(one)));
  return from < 0 ? null : words.slice(from).join(" ");
}

const wordsOf = (name: string): string[] => normalised(withoutAccents(name)).split(/[^\p{L}\p{N}]+/u);
