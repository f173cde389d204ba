import type { Business } from "./site-profile.ts";

/** What is said of a profile. */
interface Profile {
  readonly business: Business | null;
  readonly sells: boolean | null;
  readonly certainty: number;
  readonly currencies: readonly string[];
  readonly languages: readonly string[];
  readonly because: readonly string[];
  readonly correctedBy: "owner" | null;
}

/** Which parts its owner has named. */
interface Correction {
  readonly business: Business | null;
  readonly currencies: readonly string[] | null;
  readonly languages: readonly string[] | null;
}

/** Each business as a person names it. */
export const businessNames: Readonly<Record<Business, string>> = {
  "online-shop": "an online shop",
  "food-ordering": "a kitchen that takes orders",
  restaurant: "a restaurant",
  "local-service": "a local service",
  agency: "an agency",
  publisher: "a publisher",
  documentation: "documentation",
  software: "software",
  organization: "an organization",
  other: "another kind of site",
};

const LANGUAGE = "en";
const listed = new Intl.ListFormat(LANGUAGE, { type: "conjunction" });
const languageNames = new Intl.DisplayNames(LANGUAGE, { type: "language" });
/** Below it a conclusion is said to be a guess. */
const SURE = 0.5;

/** "Serbian"; the tag itself where it has no name. */
export function nameLanguage(tag: string): string {
  try {
    return languageNames.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** What is said of a profile, for places with much and with little room. */
export interface ProfileStory {
  /** "We take this for an online shop in Serbian, prices in RSD" */
  readonly claim: string;
  /** "because ..."; empty where the owner told it, or nothing is known. */
  readonly because: string;
  /** Whole sentences beside it. */
  readonly more: readonly string[];
}

/** What a site was taken for, why, and what its owner has named. */
export function tellProfile(profile: Profile, correction: Correction | null): ProfileStory {
  const { business, certainty, sells, languages, currencies } = profile;
  const isOwners = business !== null && correction?.business === business;
  const details = [
    languages.length === 0 ? "" : ` in ${listed.format(languages.map(nameLanguage))}`,
    currencies.length === 0 ? "" : `, prices in ${listed.format(currencies)}`,
  ].join("");
  const isKnown = business !== null;
  const opening = isOwners ? "You told us that this is" : "We take this for";
  return {
    claim: isKnown ? `${opening} ${businessNames[business]}${details}` : "We could not tell what business this is",
    because: isOwners || !isKnown || profile.because.length === 0 ? "" : `because ${listed.format(profile.because)}`,
    more: [
      ...(isKnown || details === "" ? [] : [`It is${details.replace(/^, /, " with ")}.`]),
      ...(isKnown && !isOwners && certainty < SURE ? ["We are not sure of it."] : []),
      ...(sells === true && isKnown && !takesOrders.has(business) ? ["Orders can be placed on it."] : []),
      ...sayCorrected(profile, correction, isOwners),
    ],
  };
}

/** Of these nobody needs to be told that they sell. */
const takesOrders: ReadonlySet<Business> = new Set(["online-shop", "food-ordering"]);

/** The same in whole sentences. */
export function sayProfile(profile: Profile, correction: Correction | null): string[] {
  const { claim, because, more } = tellProfile(profile, correction);
  return [`${claim}${because === "" ? "" : `, ${because}`}.`, ...more];
}

/** What beside the business its owner has named. */
function sayCorrected({ correctedBy }: Profile, correction: Correction | null, isOwners: boolean): string[] {
  if (correctedBy === null || correction === null) return [];
  const named = [
    ...(correction.currencies === null ? [] : ["currency"]),
    ...(correction.languages === null ? [] : ["language"]),
  ];
  if (named.length === 0) return [];
  const what = named.join(" and ");
  if (isOwners) return [`You named the ${what} too.`];
  return [`The ${what} ${named.length > 1 ? "are" : "is"} as you told us.`];
}
