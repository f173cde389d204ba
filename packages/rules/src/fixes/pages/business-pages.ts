import { fillIn, type Fixer } from "../fixer.ts";
import { html } from "../../escape/html.ts";
import { isShop } from "../../wording/spoken.ts";

/** A page that buyers and answer engines look for: its parts in order, and the link to it. */
export const page =
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
