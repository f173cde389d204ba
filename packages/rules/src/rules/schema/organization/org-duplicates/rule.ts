import { itemAt } from "@audit/facts";
import { en } from "./words.en.ts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { languageOf } from "../../../../reading/language.ts";
import { noted } from "../../../../reading/noted.ts";
import { isOrganization, ownOrganizations } from "../../../../reading/organizations.ts";
import { sameName } from "../../../../reading/site-names.ts";
import { addressesOf, textsOf } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { bareAddress } from "../../../../reading/origin.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

/**
 * Organizations with the home page's address, or one @id, on different pages. Names in one language are compared, as
 * a business may call itself otherwise elsewhere.
 */
export const rule = defineSiteRule({
  id: "org-duplicates",
  category: "schema",
  area: "organization",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.9,
  repair: { work: "home-block", once: true },
  aiVisibility: true,
  reads: ["home", "pages"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/organization",
  judge: ({ home, pages }) => {
    const language = languageOf(pages.find(({ url }) => url === home)?.head.lang ?? null);
    const stated = pagesIn(pages, readableHtml)
      .filter((page) => languageOf(page.head.lang) === language)
      .flatMap((page) => ownersOn(page).map((owner) => ({ ...owner, url: page.url })))
      .filter(({ key }) => key.startsWith("@") || key === bareAddress(home));
    if (stated.length === 0) return notApplicable();
    for (const group of Map.groupBy(stated, ({ key }) => key).values()) {
      const names = group.flatMap((one) => one.names);
      const first = itemAt(group, 0);
      const other = group.find(
        (one) => one.url !== first.url && !one.names.some((name) => first.names.some((known) => sameName(known, name))),
      );
      // A page that lists both names as alternatives settles it.
      if (!other || names.length === 0) continue;
      const saw = [first, other].map(({ url, names: [name = ""] }) => ({ name: quoted(name), url }));
      return fail({ at: "Organization", saw, expected: "one name on all pages" });
    }
    return pass();
  },
  words: { en },
  // Which of two names is right only the owner knows.
  onlyAlong: true,
  fix,
});

interface Owner {
  /** "@" and the @id, or the bare address. */
  readonly key: string;
  /** The name and other names that the markup declares. */
  readonly names: readonly string[];
}

const NONE: readonly Owner[] = [];

const ownersOn = noted(({ structuredData }): readonly Owner[] => {
  const owners = ownOrganizations(structuredData)
    .filter(isOrganization)
    .flatMap((item): Owner[] => {
      const names = ["name", "alternateName", "legalName"].flatMap((name) => textsOf(item, name));
      const [address] = addressesOf(item, "url");
      if (names.length === 0) return [];
      return [
        ...(item.id !== null && /^https?:/.test(item.id) ? [{ key: `@${item.id}`, names }] : []),
        ...(address ? [{ key: bareAddress(address), names }] : []),
      ];
    });
  return owners.length === 0 ? NONE : owners;
});
