import { en } from "./words.en.ts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { noted } from "../../../../reading/noted.ts";
import { ownOrganizations } from "../../../../reading/organizations.ts";
import { itemsOf, textsOf } from "../../../../reading/structured-data.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Country codes and the zero of the area code are written or left out; the end of the number tells. */
const TELLING_DIGITS = 7;

/** Compares what the markup of different pages says of a business of one name. Branches have names of their own. */
export const rule = defineSiteRule({
  id: "nap-inconsistent",
  category: "content",
  area: "local",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  repair: { once: true },
  aiVisibility: true,
  reads: ["pages"],
  source: "https://support.google.com/business/answer/3038177",
  judge: ({ pages }) => {
    const stated = pagesIn(pages, readableHtml).flatMap((page) =>
      contactsOn(page).map((contact) => ({ ...contact, url: page.url })),
    );
    if (stated.length < 2) return notApplicable();
    for (const group of Map.groupBy(stated, ({ name }) => name).values()) {
      for (const fact of ["phones", "postalCodes"] as const) {
        const telling = group.filter((one) => one[fact].length > 0);
        const [first, ...rest] = telling;
        if (!first) continue;
        const other = rest.find(
          (one) => one.url !== first.url && !one[fact].some((value) => first[fact].includes(value)),
        );
        if (!other) continue;
        const saw = [first, other].map(({ url, phones, postalCodes }) => ({
          ...(fact === "phones" ? { phones: phones.map(quoted) } : { postalCodes: postalCodes.map(quoted) }),
          url,
        }));
        return fail({ at: `markup of ${quoted(first.shown)}`, saw, expected: "the same on all pages" });
      }
    }
    return pass();
  },
  words: { en },
  fix: null,
});

interface Contact {
  readonly name: string;
  readonly shown: string;
  readonly phones: readonly string[];
  readonly postalCodes: readonly string[];
}

const NONE: readonly Contact[] = [];

const contactsOn = noted(({ structuredData }): readonly Contact[] => {
  const contacts = ownOrganizations(structuredData).flatMap((item): Contact[] => {
    const [shown = ""] = textsOf(item, "name");
    const phones = textsOf(item, "telephone")
      .map(digitsOf)
      .filter((digits) => digits.length >= TELLING_DIGITS);
    const postalCodes = itemsOf(item, "address").flatMap((address) => textsOf(address, "postalCode").map(normalised));
    return shown === "" || phones.length + postalCodes.length === 0
      ? []
      : [{ name: normalised(shown), shown, phones, postalCodes }];
  });
  // A page that lists several places of one name describes branches.
  return contacts.length === 0 || new Set(contacts.map(({ name }) => name)).size < contacts.length ? NONE : contacts;
});

const digitsOf = (phone: string): string => phone.replace(/\D/g, "").slice(-TELLING_DIGITS);
