import { fillIn, type Fixer } from "../fixer.ts";
import { isAllowed, type PageFacts } from "@audit/facts";
import { privacyLaw } from "../../knowledge/consumer-law.ts";
import { businessFacts } from "../../view/business-facts.ts";
import { html } from "../../escape/html.ts";
import { languageOf } from "../../reading/language.ts";
import type { SiteView } from "../../view/site-view.ts";
import { textLanguageOf } from "../../view/text-language.ts";
import { languageName } from "../../wording/language-names.ts";
import { isShop } from "../../wording/spoken.ts";
import { type Known, servicesOf, whoIsResponsible } from "./known-of-business.ts";

/** A part of a page: its heading, and what to write there or what the site says of it already. */
type Part = readonly [heading: string, text: string | ((view: SiteView) => Known)];

const asKnown = (text: Part[1], view: SiteView): Known =>
  typeof text === "string" ? { said: "", ask: text } : text(view);

const listed = ({ said, ask }: Known): string =>
  said === "" ? ask : ask === "" ? said : `${said}; to be added: ${ask}`;

const written = ({ said, ask }: Known): string =>
  [html(said), ask === "" ? "" : fillIn(ask)].filter((one) => one !== "").join(" ");

/**
 * A page that buyers and answer engines look for: its parts in order, and the link to it. What stands at its address
 * already is opened instead; in a language other than English only what to write is listed.
 */
export const page =
  (path: string, title: string, parts: readonly Part[]): Fixer =>
  (_cause, view) => {
    const existing = adviceForExisting(path, view);
    if (existing !== null) return existing;
    const language = languageFor(view);
    if (language !== null && languageOf(language) !== "en") {
      const list = parts.map(([heading, text]) => `- ${heading}: ${listed(asKnown(text, view))}`);
      return [`${title}, in ${languageName(language)}; have legal texts checked:`, ...list].join("\n");
    }
    return [
      `<!-- new page ${path}; have legal texts checked; write in the language of your visitors -->`,
      `<h1>${title}: ${html(view.name)}</h1>`,
      ...parts.map(([heading, text]) => `<h2>${heading}</h2>\n<p>${written(asKnown(text, view))}</p>`),
      "",
      "<!-- in the footer of every page -->",
      `<a href="${path}">${title}</a>`,
    ].join("\n");
  };

/** The language of the start page's text, whatever its code says; most pages' where that can't be told. */
function languageFor(view: SiteView): string | null {
  const home = view.pageAt(view.site.home);
  return (home === null ? null : textLanguageOf(home, view)) ?? view.language;
}

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

const hasForms = ({ forms }: PageFacts): boolean => forms.total > (forms.hasSearch ? 1 : 0);
const offersNewsletter = ({ headings, text }: PageFacts): boolean =>
  headings.some((one) => NEWSLETTER.test(one.text)) || text.paragraphs.some((one) => NEWSLETTER.test(one));
const NEWSLETTER = /newsletter/i;

/** What the site keeps of its visitors, and who gets it, as far as its pages show it. */
function dataOf(view: SiteView): { readonly stored: string; readonly receivers: string } {
  const { pages } = view.site;
  const has = (is: (page: PageFacts) => boolean): boolean => pages.some(is);
  const sells = isShop(view);
  const hasBasket = has(({ kind, commerce }) => kind === "cart" || commerce.buyControl !== null);
  const hasAccounts = has(({ kind, forms }) => kind === "account" || forms.hasPassword);
  const counts = has(({ tech }) => tech.analytics.length > 0);
  const writes = has(hasForms) || has(({ kind }) => kind === "contact");
  const listOf = (...names: readonly (string | false)[]): string => names.filter((name) => name !== false).join(", ");
  const newsletter = has(offersNewsletter);
  return {
    stored: listOf(
      "visits",
      sells && "orders",
      hasAccounts && "accounts",
      hasBasket && "payment",
      writes && "messages",
      newsletter && "newsletter",
    ),
    receivers: listOf("hosting", hasBasket && "payment", sells && "delivery", counts && "visitor statistics", "mail"),
  };
}

/** What is kept and who gets it differs from site to site: only what its pages show is named. */
export const privacyPage: Fixer = (cause, view) => {
  const { stored, receivers } = dataOf(view);
  const law = privacyLaw(businessFacts(view).country);
  const services = servicesOf(view);
  return page("/privacy", "Privacy policy", [
    ["Who is responsible", whoIsResponsible],
    ["What we store and why", () => ({ said: stored, ask: "the legal ground and the time each is kept" })],
    [
      "Who receives data",
      () => ({
        said: services.length === 0 ? "" : `services that the pages load from or send to: ${services.join(", ")}`,
        ask: `by name, as far as not yet told: ${receivers}`,
      }),
    ],
    [
      "Your rights",
      () => ({
        said: `access, correction, deletion, objection, complaint${law === null ? "" : ` (what has to be told: ${law})`}`,
        ask: "where to complain",
      }),
    ],
  ])(cause, view);
};
