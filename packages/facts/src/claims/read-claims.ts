import type { ClaimSource } from "./claim-source.ts";
import type { PageClaims } from "./page-claims.ts";
import { readCompanies } from "./read-companies.ts";
import { readDisputeLink, readHosts, readMails, readPhones } from "./read-contacts.ts";
import { readElsewhere } from "./read-elsewhere.ts";
import { readGaps } from "./read-gaps.ts";
import { readHours } from "./read-hours.ts";
import { readProfiles } from "./read-profiles.ts";
import { readStreets } from "./read-streets.ts";
import { readTerms } from "./read-terms.ts";

/** What a page says of the business behind it, with the place of each. */
export const readClaims = (source: ClaimSource, url: string): PageClaims => ({
  mails: readMails(source),
  phones: readPhones(source),
  hosts: readHosts(source),
  companies: readCompanies(source),
  gaps: readGaps(source),
  ...readTerms(source),
  hours: readHours(source),
  streets: readStreets(source),
  profiles: readProfiles(source),
  elsewhere: readElsewhere(source, url),
  disputeLink: readDisputeLink(source),
});
