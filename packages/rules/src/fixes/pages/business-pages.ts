import { html } from "../../escape/html.ts";
import { isShop } from "../../wording/spoken.ts";
import { fillIn, type Fixer } from "../fixer.ts";

/** A page that buyers and answer engines look for: its parts in order, and the link to it. */
const page =
  (path: string, title: string, parts: readonly (readonly [heading: string, text: string])[]): Fixer =>
  (_cause, view) =>
    [
      `<!-- new page ${path}; have legal texts checked; write in the language of your visitors -->`,
      `<h1>${title}: ${html(view.name)}</h1>`,
      ...parts.map(([heading, text]) => `<h2>${heading}</h2>\n<p>${fillIn(text)}</p>`),
      "",
      "<!-- in the footer of every page -->",
      `<a href="${path}">${title}</a>`,
    ].join("\n");

const REACH = ["How to reach us", "address, telephone, e-mail, company register number"] as const;
const aboutShop = page("/about", "About us", [
  ["Who we are", "who runs the shop, since when, where"],
  ["What we sell", "what you stand for and how you choose or make your products"],
  REACH,
]);
const aboutSite = page("/about", "About us", [
  ["Who we are", "who runs the site, since when, where"],
  ["What we do", "what the site is for, for whom, and why you can be trusted with it"],
  REACH,
]);

export const aboutPage: Fixer = (cause, view) => (isShop(view) ? aboutShop : aboutSite)(cause, view);
export const contactPage = page("/contact", "Contact", [
  ["Write or call", "e-mail, telephone with hours, and within what time you answer"],
  ["Address", "company name, street, postal code, town, country"],
]);
const privacy = (stored: string, receivers: string): Fixer =>
  page("/privacy", "Privacy policy", [
    ["Who is responsible", "company, address, e-mail"],
    ["What we store and why", `${stored}, with the legal ground of each`],
    ["Who receives data", `${receivers} by name`],
    ["Your rights", "access, correction, deletion, objection, complaint"],
  ]);
const privacyOfShop = privacy(
  "orders, accounts, payment, newsletter",
  "payment, shipping, analytics and mail providers",
);
const privacyOfSite = privacy("visits, forms, newsletter", "hosting, analytics and mail providers");

export const privacyPage: Fixer = (cause, view) => (isShop(view) ? privacyOfShop : privacyOfSite)(cause, view);
export const termsPage = page("/terms", "Terms and conditions", [
  ["Contract and prices", "how an order becomes a contract, taxes, payment methods"],
  ["Delivery", "where to, how long, at what cost"],
  ["Withdrawal and warranty", "deadline, form, who pays for the return"],
]);
export const shippingPage = page("/shipping", "Shipping", [
  ["Cost", "cost per country, and from which order value shipping is free"],
  ["Time", "working days per country, and until what hour you ship the same day"],
  ["Carriers and tracking", "who delivers and how buyers follow the parcel"],
]);
export const returnsPage = page("/returns", "Returns", [
  ["How long", "number of days, counted from when"],
  ["How", "steps from the return label to the parcel shop"],
  ["Cost and refund", "who pays the postage and in how many days the money is back"],
]);
export const imprintPage = page("/imprint", "Imprint", [
  ["Who runs this site", "company with legal form, responsible person, street, postal code, town, country"],
  ["How to reach us", "e-mail and telephone"],
  ["Register and tax", "register court and number, VAT number, supervising authority if there is one"],
]);
