import { fillIn, type Fixer } from "../fixer.ts";
import { isAllowed } from "@audit/facts";
import { html } from "../../escape/html.ts";
import { languageOf } from "../../reading/language.ts";
import type { SiteView } from "../../view/site-view.ts";
import { languageName } from "../../wording/language-names.ts";
import { isShop } from "../../wording/spoken.ts";

/**
 * A page that buyers and answer engines look for: its parts in order, and the link to it. What stands at its address
 * already is opened instead; in a language other than English only what to write is listed.
 */
export const page =
  (path: string, title: string, parts: readonly (readonly [heading: string, text: string])[]): Fixer =>
  (_cause, view) => {
    const existing = adviceForExisting(path, view);
    if (existing !== null) return existing;
    if (view.language !== null && languageOf(view.language) !== "en") {
      const list = parts.map(([heading, text]) => `- ${heading}: ${text}`);
      return [`What the page should say, in ${languageName(view.language)}; have legal texts checked:`, ...list].join(
        "\n",
      );
    }
    return [
      `<!-- new page ${path}; have legal texts checked; write in the language of your visitors -->`,
      `<h1>${title}: ${html(view.name)}</h1>`,
      ...parts.map(([heading, text]) => `<h2>${heading}</h2>\n<p>${fillIn(text)}</p>`),
      "",
      "<!-- in the footer of every page -->",
      `<a href="${path}">${title}</a>`,
    ].join("\n");
  };

/** What keeps people from the page that the site has at this address, in words; null where it has none. */
function adviceForExisting(path: string, view: SiteView): string | null {
  const url = new URL(path, view.site.home).href;
  const found = [url, `${url}/`, `${url}.html`].flatMap((form) => view.pageAt(form) ?? [])[0];
  const { robots } = view.site;
  if (robots.outcome === "parsed" && !isAllowed(robots.rules, "Googlebot", found?.url ?? url)) {
    return `robots.txt closes ${found?.url ?? url}. If the page stands there, open it: take the rule away and link the page in the footer. No second page is needed.`;
  }
  if (found === undefined || found.response.status >= 400 || found.response.status === 0) return null;
  if (found.response.redirectTo) {
    return `${found.url} exists and leads to ${found.response.redirectTo}. End the redirect, or link the page it leads to in the footer if that is the one. No second page is needed.`;
  }
  if (!found.indexability.indexable) {
    return `${found.url} exists and is kept out of search results. Take that instruction (noindex or a canonical to another page) away and link the page in the footer. No second page is needed.`;
  }
  return `${found.url} exists. Link it by its name in the footer of every page, and let it say what is asked for here.`;
}

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
