import { detach } from "../text/characters.ts";
import { blockAt, type ClaimSource, matchesIn, regionAt } from "./claim-source.ts";
import { legalForm, longestName, nameBefore } from "./legal-forms.ts";
import type { CompanyClaim } from "./page-claims.ts";

const most = 40;
/** Forms that are tried: most of "AS" and "AG" stand in other words. */
const tried = 200;

/** Each mention of a company, in the order of the page: capitalised words with a legal form behind them. */
export function readCompanies(source: ClaimSource): CompanyClaim[] {
  const { all } = source.flow;
  const found: CompanyClaim[] = [];
  let end = 0;
  for (const form of matchesIn(source, legalForm, tried)) {
    // A form within the name before it ("Acme Ltd Holding AG") belongs to that one.
    if (form.index < end) continue;
    const before = all.slice(Math.max(end, form.index - longestName), form.index);
    const name = nameBefore.exec(before);
    if (name === null) continue;
    end = form.index + form[0].length;
    const at = form.index - name[0].length;
    found.push({
      name: detach(all.slice(at, end).replace(/\s+/g, " ").trim()),
      region: regionAt(source, blockAt(source, at)),
    });
    if (found.length === most) break;
  }
  return found;
}
