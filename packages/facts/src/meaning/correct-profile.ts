import type { ProfileCorrection, SiteProfile } from "./site-meaning.ts";

/** A profile as its owner corrects it: what he named stands, the rest stays as it was read. */
export function correctProfile(read: SiteProfile, correction: ProfileCorrection | undefined): SiteProfile {
  if (correction === undefined) return read;
  const { business, currencies, languages } = correction;
  if (business === null && currencies === null && languages === null) return read;
  return {
    ...read,
    ...(business === null
      ? {}
      : { business, sells: takesOrders.has(business) || read.sells, certainty: 1, because: ["its owner says so"] }),
    currencies: currencies ?? read.currencies,
    languages: languages ?? read.languages,
    correctedBy: "owner",
  };
}

/** Whoever is one of these takes orders, whether or not we found where. */
const takesOrders: ReadonlySet<string> = new Set(["online-shop", "food-ordering"]);
