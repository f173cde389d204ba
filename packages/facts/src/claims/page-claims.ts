import type { Region } from "../region.ts";

/** A mail address that a page names, lower case. */
export interface MailClaim {
  readonly address: string;
  readonly region: Region;
}

export interface PhoneClaim {
  /** Digits alone, with the country's code where it is written. */
  readonly digits: string;
  /** As written. */
  readonly text: string;
  readonly region: Region;
  /** The number that stands on the link which dials it; null where there is none, and for numbers of the text. */
  readonly shown: string | null;
}

/** A name with the abbreviation of a legal form, as in "Acme Trading Ltd". */
export interface CompanyClaim {
  readonly name: string;
  readonly region: Region;
}

/** A place that somebody was to fill in. */
export interface GapClaim {
  /** The words before it, "" where it stands alone. */
  readonly label: string;
  /** As written, brackets included. */
  readonly gap: string;
}

/** A sentence with a number on sending goods, or on sending them back. */
export interface TermClaim {
  readonly about: "shipping" | "returns";
  readonly text: string;
  readonly region: Region;
}

/** Hours of a day of the week, or of several. */
export interface HoursClaim {
  /** "09:00-17:30" */
  readonly hours: string;
  /** The line as written. */
  readonly text: string;
  readonly region: Region;
}

/** A street with its number, and the place that stands beside it. */
export interface StreetClaim {
  readonly street: string;
  readonly postalCode: string;
  readonly locality: string;
  readonly region: Region;
}

/** A short link in the frame of a page to another host. */
export interface ElsewhereClaim {
  readonly host: string;
  readonly text: string;
}

/** A text on reduced prices with a date. */
export interface PromotionClaim {
  readonly text: string;
  /** Its latest date, YYYY-MM-DD; "--MM-DD" where it names its last day without a year, beside what is taken off. */
  readonly ends: string;
  readonly region: Region;
}

/** What a page says of the business behind it: to be held against what its other pages say. */
export interface PageClaims {
  /** First 20. */
  readonly mails: readonly MailClaim[];
  /** First 20. */
  readonly phones: readonly PhoneClaim[];
  /** Hosts that the text names as words, such as "www.acme.com"; first 20. */
  readonly hosts: readonly string[];
  /** First 40. */
  readonly companies: readonly CompanyClaim[];
  /** First 20. */
  readonly gaps: readonly GapClaim[];
  /** First 40. */
  readonly terms: readonly TermClaim[];
  /** First 20. */
  readonly hours: readonly HoursClaim[];
  /** First 10. */
  readonly promotions: readonly PromotionClaim[];
  /** First 10. */
  readonly streets: readonly StreetClaim[];
  /** Addresses of profiles in social networks that links lead to, each once; first 20. */
  readonly profiles: readonly string[];
  /** Short links in the frame to other hosts, profiles left out; first 20. */
  readonly elsewhere: readonly ElsewhereClaim[];
  /** The first link to the Union's platform for disputes (Regulation (EU) No 524/2013), which has closed, or null. */
  readonly disputeLink: string | null;
}

export const noClaims: PageClaims = {
  mails: [],
  phones: [],
  hosts: [],
  companies: [],
  gaps: [],
  terms: [],
  hours: [],
  promotions: [],
  streets: [],
  profiles: [],
  elsewhere: [],
  disputeLink: null,
};
