import { detach } from "../text/characters.ts";
import { blockAt, type ClaimSource, matchesIn, regionAt } from "./claim-source.ts";
import { companyName } from "./legal-forms.ts";
import type { CompanyClaim } from "./page-claims.ts";

const most = 40;
/** No legal form is shorter, and most pages name none. */
const hint =
  /GmbH|\bAG\b|\bKG\b|OHG|Ltd|Limited|PLC|LL[CP]|L\.L\.C|Inc\b|Corp\b|B\.?V\b|N\.V|VOF|S\.?R\.?L|S\.?r\.?l|S\.?p\.?A|SASU?|S\.A|SARL|S\.à|EURL|S\.?L\.?U?|Lda|L[Tt][Dd][Aa]|EIRELI|\bAB\b|ApS|A\/S|\bAS\b|Oyj?\b|OÜ|SIA|UAB|z o\.o|s\.r\.o|a\.s\.|Kft|Zrt|Bt\.|d\.o\.o|OOD|ООД|Pt[ey]|Pvt|Bhd|A\.Ş|Şti|会社|公司/;

/** Each mention of a company, in the order of the page. */
export function readCompanies(source: ClaimSource): CompanyClaim[] {
  if (!hint.test(source.flow.all)) return [];
  return matchesIn(source, companyName, most).map((match) => ({
    name: detach(match[0].replace(/\s+/g, " ").trim()),
    region: regionAt(source, blockAt(source, match.index)),
  }));
}
