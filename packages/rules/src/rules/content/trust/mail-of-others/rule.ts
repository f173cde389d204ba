import { type PageFacts, registrableDomainOf } from "@audit/facts";
import { isFreeMail } from "../../../../knowledge/free-mail.ts";
import { localBusinessTypes } from "../../../../knowledge/schema-types.ts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { isSampleMail } from "../../../../reading/contact-values.ts";
import { forRecent } from "../../../../reading/for-last.ts";
import { isLegalPage, saysWho } from "../../../../reading/legal-pages.ts";
import { noted } from "../../../../reading/noted.ts";
import { ownOrganizations } from "../../../../reading/organizations.ts";
import { textsOf } from "../../../../reading/structured-data.ts";
import { quoted, tokensOf, withoutAccents } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, type PageFault } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/** Shorter words are met in a domain by chance. */
const LEAST_LETTERS = 5;
const MOST_SHOWN = 0.5;

/**
 * Mail addresses that share no word with anything the site calls itself, where it shows no address that does. Told by
 * names alone, so it asks rather than claims: an owner may use the domain of another of his companies.
 */
export const rule = defineSiteRule({
  id: "mail-of-others",
  category: "content",
  area: "trust",
  severity: "high",
  fixKind: "content",
  certainty: 0.6,
  aiVisibility: true,
  reads: ["home", "pages"],
  source: "https://support.google.com/business/answer/3038177",
  judge: ({ home, pages }) => {
    const telling = pagesIn(pages, readableHtml).filter((page) => saysWho(page) && !isLegalPage(page));
    const shown = telling.filter((page) => mailsOn(page).length > 0);
    if (shown.length === 0) return notApplicable();
    const names = new Set([...wordsOf(new URL(home).hostname), ...pagesIn(pages, readableHtml).flatMap(namesOn)]);
    // Mail has the letters of domains: names in another script have nothing to share.
    if (![...names].some((name) => /^[a-z]/.test(name))) return notApplicable();
    // Without a name in the host, what stands all over the site is taken for its owner's.
    if (!/\p{L}/u.test(new URL(home).hostname) && shown.length > MOST_SHOWN * telling.length) return notApplicable();
    const marked = new Set(pagesIn(pages, readableHtml).flatMap(mailsMarkedOn));
    const own = registrableDomainOf(home);
    const isOwn = (address: string): boolean => {
      const host = address.slice(address.indexOf("@") + 1);
      const domain = registrableDomainOf(host);
      const letters = lettersOf(host);
      return (
        domain === own ||
        marked.has(address.toLowerCase()) ||
        isFreeMail(domain) ||
        isSampleMail(address) ||
        [...names].some((name) => letters.includes(name))
      );
    };
    if (shown.some((page) => mailsOn(page).some(isOwn))) return judgePages<never>([], shown.length);
    const faults = shown.map((page): PageFault<readonly string[]> => {
      const saw = mailsOn(page).slice(0, 4).map(quoted);
      return { url: page.url, evidence: { at: "text", saw, expected: "a mail address of your own" } };
    });
    return judgePages(faults, shown.length);
  },
  words: { en },
  untrue: 2,
  fix,
});

const mailsOn = noted((page: Omit<PageFacts, "links">): readonly string[] =>
  page.claims.mails.map(({ address }) => address),
);

/** What the markup names as the mail of the business itself. */
const mailsMarkedOn = noted((page: Omit<PageFacts, "links">): readonly string[] =>
  ownOrganizations(page.structuredData).flatMap((item) =>
    textsOf(item, "email").map((mail) => mail.replace(/^mailto:/i, "").toLowerCase()),
  ),
);

const lettersOf = (text: string): string => tokensOf(withoutAccents(text)).join("");
/** Logos and names of the site are the same on page after page. */
const wordsOf = forRecent((text: string): readonly string[] =>
  text === "" ? [] : tokensOf(withoutAccents(text)).filter((word) => word.length >= LEAST_LETTERS && !SORTS.has(word)),
);

/** "Restaurant" and "Store" say what a business is, not which. */
const SORTS: ReadonlySet<string> = new Set(
  [...localBusinessTypes].flatMap((type) => type.split(/(?=[A-Z])/)).map((word) => word.toLowerCase()),
);

/** Words by which a page names the site: titles, previews, markup, companies and the alt text of a logo. */
const namesOn = noted((page: Omit<PageFacts, "links">): readonly string[] => {
  const { head, structuredData, claims, images } = page;
  const marked = ownOrganizations(structuredData).flatMap((item) => [
    ...textsOf(item, "name"),
    ...textsOf(item, "legalName"),
  ]);
  const logo = images.list.filter(({ region }) => region === "header").map(({ alt }) => alt ?? "");
  const said = [
    ...head.titles,
    head.openGraph["og:site_name"] ?? "",
    ...marked,
    ...claims.companies.map(({ name }) => name),
    ...logo,
  ];
  return [...new Set(said.flatMap(wordsOf))];
});
