import { once } from "../../../../fixes/markup/blocks.ts";
import { organizationMarkup } from "../../../../fixes/markup/organization-markup.ts";
import { en } from "./words.en.ts";
import type { SdValue } from "@audit/facts";
import { homePage } from "../../../../populations.ts";
import { plainNumber } from "../../../../reading/offer-price.ts";
import { ownOrganizations } from "../../../../reading/organizations.ts";
import { addressOf, isItem, placeOf, valuesOf } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Google's least width and height of a logo, in pixels. */
const LEAST_PIXELS = 112;

/** The size is judged only where the markup states it: the image itself is not among the facts. */
export const rule = definePageRule({
  id: "org-logo",
  category: "schema",
  area: "organization",
  severity: "low",
  fixKind: "json-ld",
  certainty: 1,
  repair: { pasted: true, work: "home-block", once: true },
  over: homePage,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/organization",
  judge: ({ structuredData }) => {
    const organizations = ownOrganizations(structuredData).filter(({ props }) => Object.keys(props).length > 0);
    const [organization] = organizations;
    if (organization === undefined) return notApplicable();
    const logos = organizations.flatMap((item) => [...valuesOf(item, "logo"), ...valuesOf(item, "image")]);
    const usable = logos.filter((logo) => addressOf(logo) !== "");
    if (usable.some((logo) => !isSmall(logo))) return pass();
    const at = `${placeOf(organization)} > logo`;
    const [logo] = usable;
    if (logo === undefined) return fail({ at, saw: null, expected: "the address of an image" });
    return fail({
      at,
      saw: quoted(addressOf(logo)),
      expected: `${LEAST_PIXELS} pixels or more in both directions`,
    });
  },
  words: { en },
  symptoms: [{ of: "business-data", rank: 3, shows: () => true }],
  onlyProposed: true,
  gives: ["logo"],
  fix: once((view) => organizationMarkup(view, { logo: true })),
});

function isSmall(logo: SdValue): boolean {
  if (!isItem(logo)) return false;
  const sides = ["width", "height"].map((name) => plainNumber(valuesOf(logo, name)[0]));
  return sides.some((side) => side !== null && side < LEAST_PIXELS);
}
