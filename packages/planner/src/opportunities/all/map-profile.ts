import type { PageFacts } from "@audit/facts";
import { pagesIn, readableHtml } from "@audit/rules/populations";
import { everyItem } from "@audit/rules/reading/structured-data";
import { isLocalBusiness } from "@audit/rules/reading/organizations";
import { businessFacts } from "@audit/rules/view/business-facts";
import { quote } from "@audit/rules/wording/quote";
import type { Opportunity } from "../opportunity.ts";
import { ownName } from "../own-name.ts";
import { sheet } from "../sheet.ts";

/** The first page that shows the number, or dials it. */
const pageOfPhone = (pages: readonly PageFacts[], phone: string): string | null =>
  pages.find(({ claims }) =>
    claims.phones.some(({ digits }) => digits.slice(-8) === phone.replace(/\D/g, "").slice(-8)),
  )?.url ?? null;

const ABOUT_IT: ReadonlySet<string> = new Set(["home", "contact", "about"]);

/** Other pages tell when a class, a ride or a bath is on. */
const isOfHouse = ({ kind }: PageFacts, region: string): boolean =>
  ABOUT_IT.has(kind) || region === "header" || region === "footer";

/** Hours that stand in one line with a number or a mail address are those in which somebody answers. */
const isOfPlace = ({ text }: { readonly text: string }): boolean => !/@|\+?\d[\d\s()/]{6,}\d/.test(text);

/** Who drives to customers often names a street in markup only: visitors are invited where they can read it. */
const isShown = (street: string, pages: readonly PageFacts[]): boolean =>
  pages.some(
    ({ claims, text }) =>
      claims.streets.some((one) => saysStreet(one.street, street)) ||
      text.paragraphs.some((block) => saysStreet(block, street)),
  );

const saysStreet = (text: string, street: string): boolean => text.toLowerCase().includes(street.trim().toLowerCase());

/** A place with opening hours lives by its profiles on maps, which have to say what the site says. */
export const mapProfile: Opportunity = {
  id: "map-profile",
  category: "content",
  area: "local",
  find: ({ view, fails }) => {
    const pages = pagesIn(view.site.pages, readableHtml);
    const hoursOn = (page: PageFacts): readonly string[] =>
      page.claims.hours.filter((hours) => isOfPlace(hours) && isOfHouse(page, hours.region)).map(({ text }) => text);
    const open = pages.find((page) => hoursOn(page).length > 0);
    const { address, phone } = businessFacts(view);
    const isTable = view.site.profile.business === "restaurant";
    const invites =
      isTable ||
      pages.some(({ structuredData }) =>
        everyItem(structuredData).some(({ item }) => isLocalBusiness(item) && "address" in item.props),
      );
    // A street and hours alone are those of an office or a works, too.
    if (open === undefined || address === null || !invites || !isShown(address.street, pages)) return [];
    const name = ownName(view);
    const facts = [
      ...(name === null ? [] : [["name", name, view.site.home]]),
      ["address", `${address.street}, ${address.postalCode} ${address.locality}`, address.url],
      ...(phone === null ? [] : [["phone", phone, pageOfPhone(pages, phone) ?? view.site.home]]),
      ...[...new Set(hoursOn(open))].slice(0, 7).map((text) => ["hours", text, open.url]),
    ];
    return [
      {
        of: "",
        title: "Make your profiles on Google, Apple and Bing maps match your site",
        problem: `The site tells hours, such as ${quote(hoursOn(open)[0] ?? "", 60)}, so people come to a place. What they see first is the profile on Google, Apple or Bing maps, which this audit can't see.`,
        steps: [
          "Open the profile of your business on each map, or claim it.",
          `Compare each row of the sheet.${fails("opening-hours-differ") ? " Settle first which hours hold: the pages differ." : ""}`,
          "Add the kind of business, the page to book or order on, and pictures of this year.",
        ],
        code: sheet(["fact", "on the site", "page"], facts),
        value:
          "Searches for something nearby are answered from these profiles; wrong hours send people to a closed door.",
        check:
          "Search for the name of the business on a map. Expected: the same name, address, phone and hours as on the site.",
        urls: [open.url],
        outOf: 1,
        kind: "contact",
        // Makers and dealers tell hours too and are rarely looked for on a map; a table to eat at is.
        impact: isTable ? "medium" : "low",
        ...(isTable ? {} : { upkeep: true as const }),
        work: "hour",
        doneBy: "owner",
      },
    ];
  },
};
