import type { PageFacts } from "@audit/facts";
import { html } from "@audit/rules/escape/html";
import { pagesIn, readableHtml } from "@audit/rules/populations";
import { normalised } from "@audit/rules/reading/words";
import { businessFacts, type PostalAddress } from "@audit/rules/view/business-facts";
import { counted } from "@audit/rules/wording/plural";
import type { Opportunity } from "../opportunity.ts";
import { isPlace, ownName } from "../own-name.ts";

const FEWEST_PAGES = 4;
/** On more pages it stands in the frame already. */
const MOST_SHOWING = 0.5;

const tail = (digits: string): string => digits.replace(/\D/g, "").slice(-8);
const showsPhone = ({ claims }: PageFacts, phone: string): boolean =>
  claims.phones.some(({ digits }) => tail(digits) === tail(phone));
const showsStreet = ({ claims }: PageFacts, { street, postalCode }: PostalAddress): boolean =>
  claims.streets.some((one) => one.postalCode === postalCode || normalised(one.street) === normalised(street));

/** A place whose address and phone stand on a page or two: whoever comes from a search lands on any of them. */
export const contactInFooter: Opportunity = {
  id: "contact-in-footer",
  category: "content",
  area: "local",
  find: ({ view, fails }) => {
    const { address, phone } = businessFacts(view);
    const pages = pagesIn(view.site.pages, readableHtml);
    if (!isPlace(view) || address === null || phone === null) return [];
    const without = {
      street: pages.filter((page) => !showsStreet(page, address)).length,
      phone: pages.filter((page) => !showsPhone(page, phone)).length,
    };
    const isRare = Math.min(without.street, without.phone) >= (1 - MOST_SHOWING) * pages.length;
    const lacking = pages.filter((page) => !showsStreet(page, address) || !showsPhone(page, phone));
    if (pages.length < FEWEST_PAGES || !isRare || fails("nap-inconsistent")) return [];
    const hours = pages.find(({ claims }) => claims.hours.some(({ region }) => region === "footer"));
    const name = ownName(view) ?? "";
    const lines = [
      ...(name === "" ? [] : [html(name)]),
      html(address.street),
      html(`${address.postalCode} ${address.locality}`.trim()),
      `<a href="tel:${phone.replace(/[^\d+]/g, "")}">${html(phone)}</a>`,
    ];
    return [
      {
        of: "",
        title: `Print your address and phone number in the footer of all ${counted(pages.length, "page")}`,
        problem: `Of ${counted(pages.length, "page")} ${without.street} don't show your address and ${without.phone} don't show your phone number; ${address.url} shows the address. Many guests come from a search to another page and want to call or come at once.`,
        steps: [
          `Put the block into the footer that all pages share.${name === "" ? " Write the name on your door above it, the same as in your profile on maps." : " The name is to be the one on your door and in your profile on maps."}`,
          ...(hours === undefined ? ["Write your opening hours below it."] : []),
          "Write name, address and phone the same in the terms, on maps and on every platform that you are listed on.",
        ],
        code: `<address>\n  ${lines.join("<br>\n  ")}\n</address>`,
        value: "Guests call and find you from any page, and search engines and assistants read one address everywhere.",
        check: "Open any page. Expected: address and phone in the footer, and a tap on the number dials.",
        urls: lacking.map(({ url }) => url),
        outOf: pages.length,
        kind: null,
        impact: "medium",
        work: "quarter",
        doneBy: "developer",
      },
    ];
  },
};
