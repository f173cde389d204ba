import { type PageFacts, registrableDomainOf } from "@audit/facts";
import { isFreeMail } from "../../../../knowledge/free-mail.ts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { isLegalPage } from "../../../../reading/legal-pages.ts";
import { noted } from "../../../../reading/noted.ts";
import { quoted, tokensOf, withoutAccents } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, type PageFault } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import type { Saw } from "./saw.ts";
import { en } from "./words.en.ts";

/** Shorter names are part of any domain. */
const LEAST_LETTERS = 4;
const MOST_OTHERS = 6;

/**
 * Legal texts of one site that name different companies as the one behind it: the first company of the text, with a mail
 * address of its own name. Services that a text explains are seldom named first, and never with such an address.
 */
export const rule = defineSiteRule({
  id: "legal-texts-disagree",
  category: "content",
  area: "trust",
  severity: "high",
  fixKind: "content",
  certainty: 0.8,
  repair: { work: "new-page" },
  aiVisibility: true,
  reads: ["pages"],
  source: "https://eur-lex.europa.eu/eli/dir/2000/31/oj",
  judge: ({ pages }) => {
    const named = pagesIn(pages, readableHtml).flatMap((page) => {
      const operator = isLegalPage(page) ? operatorOn(page) : null;
      return operator === null ? [] : [{ url: page.url, ...operator }];
    });
    if (named.length < 2) return notApplicable();
    const groups = [...Map.groupBy(named, ({ domain }) => domain).values()].toSorted((a, b) => b.length - a.length);
    const [usual = [], second] = groups;
    // Where as many texts name the one as the other, nobody knows which is right.
    const isTied = second !== undefined && second.length === usual.length;
    const faulty = second === undefined ? [] : isTied ? named : named.filter((one) => !usual.includes(one));
    const faults = faulty.map(({ url, company, mail, host, domain }): PageFault<Saw> => {
      const others = named.filter((one) => one.domain !== domain).slice(0, MOST_OTHERS);
      const saw = {
        company: quoted(company),
        mail: quoted(mail),
        host: quoted(host),
        others: others.map((one) => ({ company: quoted(one.company), mail: quoted(one.mail), url: one.url })),
      };
      return { url, evidence: { at: "text", saw, expected: "the same company in all legal texts" } };
    });
    return judgePages(faults, named.length);
  },
  words: { en },
  fix,
});

interface Operator {
  readonly company: string;
  readonly mail: string;
  readonly domain: string;
  /** A domain that the text names as words; "" without. */
  readonly host: string;
}

const lettersOf = (text: string): string => tokensOf(withoutAccents(text)).join("");

const operatorOn = noted(({ claims }: Omit<PageFacts, "links">): Operator | null => {
  const [company] = claims.companies;
  if (company === undefined) return null;
  const key = lettersOf(company.name.split(" ").slice(0, -1).join(" "));
  for (const { address } of claims.mails) {
    const domain = registrableDomainOf(address.slice(address.indexOf("@") + 1));
    const core = lettersOf(domain.slice(0, domain.indexOf(".")));
    const isNamed = Math.min(key.length, core.length) >= LEAST_LETTERS && (key.includes(core) || core.includes(key));
    if (isNamed && !isFreeMail(domain))
      return { company: company.name, mail: address, domain, host: claims.hosts[0] ?? "" };
  }
  return null;
});
