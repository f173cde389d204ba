import type { PageFacts } from "@audit/facts";
import { languageOf } from "../../../reading/language.ts";
import { isOrganization } from "../../../reading/organizations.ts";
import { sameName, websiteNames } from "../../../reading/site-names.ts";
import { firstText, textsOf, topItems } from "../../../reading/structured-data.ts";
import { defineSiteRule } from "../../../rule.ts";
import { servedHtml } from "../../../populations.ts";
import { fail, notApplicable, pass } from "../../../verdict.ts";

interface Naming {
  readonly name: string;
  readonly where: string;
  readonly url: string;
}

/** Compares pages of the home page's language only: other languages may write the name differently. */
export const entityConsistency = defineSiteRule({
  id: "entity-consistency",
  category: "content",
  area: "ai-citation",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  aiVisibility: true,
  reads: ["home", "pages"],
  says: {
    failing: "The business goes by different names",
    why: "Search engines and answer engines join what they know about you by name. Different names on your own site split you into several unknown ones.",
    fix: "Choose one spelling of the name and use it in og:site_name and in the WebSite and Organization markup; list other forms as alternateName.",
    source: "https://developers.google.com/search/docs/appearance/site-names",
  },
  judge: ({ home, pages }) => {
    const html = pages.filter(servedHtml.includes);
    const start = html.find(({ url }) => url === home);
    if (!start) return notApplicable();
    const language = languageOf(start.head.lang);
    const own = html.filter(({ head }) => languageOf(head.lang) === language);
    const names = distinct([...organizationNames(start), ...own.flatMap(siteNames)]);
    if (names.length === 0) return notApplicable();
    const aliases = own.flatMap(declaredAliases);
    const [first, ...others] = names;
    const known = (naming: Naming): boolean =>
      [...names.filter((one) => one !== naming).map(({ name }) => name), ...aliases].some((name) => sameName(name, naming.name));
    const odd = others.filter((naming) => !known(naming));
    if (odd.length === 0) return pass();
    const saw = [first!, ...odd].slice(0, 5).map(({ name, where, url }) => ({ name, where, url }));
    return fail({ at: "names of the site and its owner", saw, expected: "one name" });
  },
});

function siteNames(page: PageFacts): Naming[] {
  const { url, head, structuredData } = page;
  const social = head.openGraph["og:site_name"]?.trim();
  return [
    ...(social ? [{ name: social, where: "og:site_name", url }] : []),
    ...websiteNames(structuredData).map((name) => ({ name, where: "WebSite name", url })),
  ];
}

/** On the home page top-level organizations are the site's owner. */
function organizationNames({ url, structuredData }: PageFacts): Naming[] {
  return topItems(structuredData)
    .filter(isOrganization)
    .map((item) => ({ name: firstText(item, "name"), where: "Organization name", url }))
    .filter(({ name }) => name !== "");
}

/** Other names that the markup declares as belonging to the same site or owner. */
function declaredAliases({ structuredData }: PageFacts): string[] {
  return topItems(structuredData).flatMap((item) =>
    isOrganization(item) || item.types.includes("WebSite")
      ? ["alternateName", "legalName"].flatMap((property) => textsOf(item, property))
      : [],
  );
}

function distinct(namings: readonly Naming[]): Naming[] {
  return [...new Map(namings.toReversed().map((naming) => [naming.name.toLowerCase(), naming])).values()].toReversed();
}
