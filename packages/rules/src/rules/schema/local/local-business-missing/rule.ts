import { en } from "./words.en.ts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { noted } from "../../../../reading/noted.ts";
import { isLocalBusiness, ownOrganizations } from "../../../../reading/organizations.ts";
import { hasUnreadBlock } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";
import { readBusiness } from "../../../../view/business-facts.ts";
import { fix } from "./fix.ts";

/** A place that people come to shows its street, its hours and its phone; one of them alone tells little. */
export const rule = defineSiteRule({
  id: "local-business-missing",
  category: "schema",
  area: "local",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 0.9,
  repair: { work: "home-block", once: true },
  aiVisibility: true,
  reads: ["home", "pages"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/local-business",
  judge: ({ home, pages }) => {
    const read = pagesIn(pages, readableHtml);
    if (read.some((page) => marks(page) === "place")) return pass();
    const { address, phone } = readBusiness(read, { home, name: "", language: null });
    const hours = read.flatMap(({ claims }) => claims.hours)[0];
    if (address === null || hours === undefined || phone === null) return notApplicable();
    if (read.some((page) => marks(page) === "unread")) return unknown("some structured data could not be read");
    return fail({
      at: `structured data of ${home}`,
      saw: { street: quoted(address.street), url: address.url, hours: quoted(hours.text), phone },
      expected: "LocalBusiness",
    });
  },
  words: { en },
  fix,
});

const marks = noted(({ structuredData }): "place" | "unread" | null => {
  if (ownOrganizations(structuredData).some(isLocalBusiness)) return "place";
  return hasUnreadBlock(structuredData) ? "unread" : null;
});
