import { type PageFacts, registrableDomainOf } from "@audit/facts";
import { readableHtml, pagesIn } from "../../../../populations.ts";
import { isLegalPage } from "../../../../reading/legal-pages.ts";
import { noted } from "../../../../reading/noted.ts";
import { quoted, tokensOf, withoutAccents } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** Shorter beginnings of a domain are met by chance. */
const LEAST_LETTERS = 6;

/**
 * A legal text is somebody else's where the company it names has a mail address of its own name, while no other page of
 * the site ever names that domain or that company. Services are named in privacy policies too, but seldom with a mail
 * address, and never as the first company of the text.
 */
export const rule = defineSiteRule({
  id: "legal-text-of-others",
  category: "content",
  area: "trust",
  severity: "high",
  fixKind: "content",
  certainty: 0.8,
  repair: { work: "new-page" },
  aiVisibility: true,
  reads: ["home", "pages"],
  source: "https://eur-lex.europa.eu/eli/dir/2000/31/oj#d1e1040-1-1",
  judge: ({ home, pages }) => {
    const read = pagesIn(pages, readableHtml);
    const legal = read.filter((page) => isLegalPage(page) && namedIn(page).companies.length > 0);
    const others = read.filter((page) => !isLegalPage(page)).map(namedIn);
    const own = registrableDomainOf(home);
    const known = new Set(others.flatMap(({ domains }) => domains));
    const names = others.flatMap(({ companies, title }) => [...companies, title]).map(lettersOf);
    const faults = legal.flatMap((page): PageFault<{ company: string; contact: string; legalPages: number }>[] => {
      const { companies, mails } = namedIn(page);
      const [company] = companies;
      const key = lettersOf(withoutForm(company ?? ""));
      const contact = mails.find((address) => {
        const domain = registrableDomainOf(address.slice(address.indexOf("@") + 1));
        const core = lettersOf(domain.slice(0, domain.indexOf(".")));
        return (
          core.length >= LEAST_LETTERS &&
          (key.includes(core) || core.includes(key)) &&
          domain !== own &&
          !known.has(domain)
        );
      });
      if (company === undefined || contact === undefined || key.length < LEAST_LETTERS) return [];
      if (names.some((name) => name.includes(key))) return [];
      // A mother company goes by the first part of its daughter's name.
      const [house = ""] = tokensOf(withoutAccents(company));
      if (house.length >= LEAST_LETTERS && names.some((name) => name.includes(house))) return [];
      const saw = { company: quoted(company), contact: quoted(contact), legalPages: legal.length };
      return [{ url: page.url, evidence: { at: "text", saw, expected: "the name and address of your own company" } }];
    });
    return judgePages(faults, legal.length);
  },
  words: { en },
  untrue: 1.5,
  fix: null,
});

interface Named {
  readonly title: string;
  readonly companies: readonly string[];
  readonly mails: readonly string[];
  readonly domains: readonly string[];
}

const namedIn = noted((page: Omit<PageFacts, "links">): Named => {
  const mails = page.claims.mails.map(({ address }) => address);
  const hosts = [...page.claims.hosts, ...mails.map((address) => address.slice(address.indexOf("@") + 1))];
  return {
    title: [...page.head.titles, page.head.openGraph["og:site_name"] ?? ""].join(" "),
    companies: [...new Set(page.claims.companies.map(({ name }) => name))],
    mails,
    domains: [...new Set(hosts.map(registrableDomainOf))],
  };
});

const lettersOf = (text: string): string => tokensOf(withoutAccents(text)).join("");
const withoutForm = (company: string): string => company.split(" ").slice(0, -1).join(" ");
