import { namedDays, type PageFacts, readMeanings } from "@audit/facts";
import { businessWords } from "../knowledge/business-pages.ts";
import { currencyOfRegion } from "../knowledge/region-currencies.ts";
import { decoded } from "../reading/decoded.ts";
import { isSampleMail } from "../reading/contact-values.ts";
import { isDemoPhone } from "../reading/demo-contacts.ts";
import { isImprint, isLegalPage } from "../reading/legal-pages.ts";
import { languageOf } from "../reading/language.ts";
import { noted } from "../reading/noted.ts";
import { isNamedAfter } from "../reading/own-profile.ts";
import { normalised } from "../reading/words.ts";
import { streetsOn } from "./address-country.ts";
import { nested, organizationOf, said } from "./entities.ts";
import type { SiteView } from "./site-view.ts";
import { textLanguageOf } from "./text-language.ts";

export interface PostalAddress {
  readonly street: string;
  readonly postalCode: string;
  readonly locality: string;
  /** The page that shows it. */
  readonly url: string;
}

export interface OpenDays {
  /** 0 for Monday. */
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

/** What the site's pages say of the business behind it. Null or empty where they say nothing, or several things. */
export interface BusinessFacts {
  readonly phone: string | null;
  /** The numbers that the frame of the site shows: one, or a few that stand side by side on most pages. */
  readonly phones: readonly string[];
  readonly mail: string | null;
  readonly address: PostalAddress | null;
  /** Where the contact page shows several: all of them, the first one first; else the one, if any. */
  readonly addresses: readonly PostalAddress[];
  /** ISO 3166-1, as the domains of the site and of its mail address say; null where they don't. */
  readonly country: string | null;
  readonly hours: readonly OpenDays[];
  /** One profile of each network that the frame of the site links to. */
  readonly profiles: readonly string[];
  readonly returnsPage: string | null;
}

const known = new WeakMap<SiteView, BusinessFacts>();

export function businessFacts(view: SiteView): BusinessFacts {
  const found =
    known.get(view) ??
    readBusiness(view.site.pages, {
      home: view.site.home,
      name: view.name,
      language: view.language,
      writtenIn: (page) => textLanguageOf(page, view),
    });
  known.set(view, found);
  return found;
}

/** Primary tags of the languages that the site's pages declare. */
type Spoken = ReadonlySet<string>;

const ABOUT_IT: ReadonlySet<string> = new Set(["home", "contact", "about"]);

interface Owner {
  readonly home: string;
  readonly name: string;
  /** BCP 47, of the pages whose terms count; null for any. */
  readonly language: string | null;
  /** BCP 47 of a page's text; as it declares itself unless told. */
  readonly writtenIn?: (page: PageFacts) => string | null;
}

/** @param of what the site is called and where it lives */
export function readBusiness(
  pages: readonly PageFacts[],
  { home, name, language, writtenIn = ({ head }) => head.lang }: Owner,
): BusinessFacts {
  const served = pages.filter(({ isHtml, response }) => isHtml && response.status === 200);
  const own = served.filter((page) => ABOUT_IT.has(page.kind) && !isLegalPage(page));
  // The imprint speaks of the business itself, too; it is asked where the pages about it are silent.
  const imprints = served.filter(isImprint);
  const phone = onlyPhone(own) ?? (saysPhone(own) ? null : onlyPhone(imprints));
  const mail = onlyMail(own) ?? (saysMail(own) ? null : onlyMail(imprints));
  const spoken = new Set(served.flatMap(({ head }) => languageOf(head.lang) ?? []));
  const address = markedAddress(served) ?? onlyAddress(served, own, spoken) ?? imprintAddress(imprints, own, spoken);
  return {
    phone,
    phones: phone === null ? framePhones(served) : [phone],
    mail,
    address,
    addresses: address === null ? contactAddresses(own, spoken) : [address],
    country: countryOf(home, mail),
    hours: agreedHours(served, writtenIn),
    profiles: profilesOf(own, served, [name, hostLabel(home)]),
    returnsPage: returnsPageOf(served, language),
  };
}

const saysPhone = (pages: readonly PageFacts[]): boolean => pages.some(({ claims }) => claims.phones.length > 0);
const saysMail = (pages: readonly PageFacts[]): boolean => pages.some(({ claims }) => claims.mails.length > 0);

/** The one street of the imprint, where neither home nor contact page shows any. */
function imprintAddress(
  imprints: readonly PageFacts[],
  own: readonly PageFacts[],
  spoken: Spoken,
): PostalAddress | null {
  const found = own.some(({ claims }) => claims.streets.length > 0) ? null : onlyAddress(imprints, imprints, spoken);
  return found !== null && STREET.test(found.street) ? found : null;
}

/** A name and its number, or a number and a name of two words: what else was read is part of another line. */
const STREET = /^\p{L}.*\d|^\d+\S*\s+\p{L}+\s+\p{L}/u;

const only = <T>(values: ReadonlyMap<string, T>): T | null =>
  values.size === 1 ? ([...values.values()][0] ?? null) : null;

/** National and international writings of one number end alike. */
const numberKey = (digits: string): string => digits.slice(-8);

/** Without the words that stand before or behind it in the same link. */
const numberIn = (text: string): string =>
  /\p{L}/u.test(text) ? (/[+(]?\d[\d\s()./-]{5,}\d/.exec(text)?.[0] ?? text) : text;

function onlyPhone(pages: readonly PageFacts[]): string | null {
  const phones = new Map<string, string>();
  for (const { claims, head } of pages)
    for (const { digits, text, shown } of claims.phones) {
      if (isDemoPhone(text, languageOf(head.lang))) return null;
      const key = numberKey(digits);
      const written = text.startsWith("+") ? `+${digits}` : numberIn(shown ?? text);
      if (!(phones.get(key) ?? "").startsWith("+")) phones.set(key, written);
    }
  return only(phones);
}

/** More are departments, of which none speaks for the business. */
const MOST_PHONES = 3;
/** What so many pages show or link to is the frame's. */
const ON_MOST = 0.6;

/** Numbers on most pages. */
function framePhones(served: readonly PageFacts[]): string[] {
  const shown = Map.groupBy(
    served.flatMap(({ url, claims }) =>
      claims.phones.map(({ digits, text, shown: written }) => ({
        url,
        key: numberKey(digits),
        phone: text.startsWith("+") ? `+${digits}` : numberIn(written ?? text),
      })),
    ),
    ({ key }) => key,
  );
  const isOfFrame = (urls: readonly string[]): boolean => new Set(urls).size >= Math.max(2, served.length * ON_MOST);
  const frame = [...shown.values()].filter((same) => isOfFrame(same.map(({ url }) => url)));
  if (frame.length > MOST_PHONES) return [];
  // One number with and without its area's code: which of them rings, only its owner knows.
  const sure = frame.filter((same) => !frame.some((other) => other !== same && endAlike(same, other)));
  return sure.flatMap((same) => same.find(({ phone }) => phone.startsWith("+"))?.phone ?? same[0]?.phone ?? []);
}

const LOCAL_DIGITS = 7;
const endAlike = ([one]: readonly { readonly key: string }[], [other]: readonly { readonly key: string }[]): boolean =>
  one !== undefined && one.key.slice(-LOCAL_DIGITS) === other?.key.slice(-LOCAL_DIGITS);

function onlyMail(pages: readonly PageFacts[]): string | null {
  const mails = new Set(pages.flatMap(({ claims }) => claims.mails.map(({ address }) => address)));
  const [mail] = mails;
  return mails.size === 1 && mail !== undefined && !isSampleMail(mail) ? mail : null;
}

/** The one address that the markup of the organization names in full. */
function markedAddress(served: readonly PageFacts[]): PostalAddress | null {
  const found = new Map<string, PostalAddress>();
  for (const page of served)
    for (const address of addressesOn(page))
      found.set(normalised(`${address.street} ${address.postalCode}`), { ...address, url: page.url });
  return only(found);
}

const addressesOn = noted((page): readonly Omit<PostalAddress, "url">[] =>
  nested(organizationOf(page), "address").flatMap((address) => {
    const [street, postalCode, locality] = ["streetAddress", "postalCode", "addressLocality"].map((name) =>
      said(address, name),
    );
    return street && postalCode && locality ? [{ street, postalCode, locality }] : [];
  }),
);

/** "ISO 9001" has a number as a street has, and stands in the footer as well. */
const CERTIFICATE = /\b(?:ISO|IEC|OHSAS|HACCP|GMP|TSE|DIN|BRC|IFS|CE)\b/;

/** The one street of the pages about the business, or of the frame. Legal texts name the streets of others. */
function onlyAddress(served: readonly PageFacts[], own: readonly PageFacts[], spoken: Spoken): PostalAddress | null {
  const about = new Set(own);
  const found = new Map<string, PostalAddress>();
  for (const page of served)
    for (const { region, ...claim } of streetsOn(page, spoken)) {
      if (CERTIFICATE.test(`${claim.street} ${claim.locality}`)) continue;
      if (!about.has(page) && region !== "footer" && region !== "header") continue;
      const key = `${claim.postalCode} ${/\d+/.exec(claim.street.replace(/^\D*/, ""))?.[0] ?? ""}`;
      const present = found.get(key);
      // Names of people and companies stand before some of its writings.
      if (
        present === undefined ||
        claim.street.length < present.street.length ||
        claim.locality.length < present.locality.length
      )
        found.set(key, { ...claim, url: page.url });
    }
  return only(found);
}

/** More are a list of dealers or branches. */
const MOST_ADDRESSES = 3;

/** The places that the contact page names, in its order. */
function contactAddresses(own: readonly PageFacts[], spoken: Spoken): PostalAddress[] {
  const pages = own.filter(({ kind, claims }) => kind === "contact" && claims.streets.length > 0);
  const [page] = pages;
  if (page === undefined || pages.length > 1 || page.claims.streets.length > MOST_ADDRESSES) return [];
  const streets = streetsOn(page, spoken).filter(({ street, locality }) => !CERTIFICATE.test(`${street} ${locality}`));
  return streets.map(({ region: _region, ...claim }) => ({ ...claim, url: page.url }));
}

const hostLabel = (home: string): string => new URL(home).hostname.replace(/^www\./, "").split(".")[0] ?? "";

/** Domains of countries that are sold to everybody. */
const SOLD_TO_ALL: ReadonlySet<string> = new Set(["CO", "ME", "EU"]);

/** The country whose domain the site and its mail address have, where they don't say two. */
function countryOf(home: string, mail: string | null): string | null {
  const hosts = [new URL(home).hostname, mail?.split("@")[1] ?? ""];
  const named = hosts.flatMap((host) => {
    const end = host.split(".").at(-1)?.toUpperCase() ?? "";
    const code = end === "UK" ? "GB" : end;
    return currencyOfRegion.has(code) && !SOLD_TO_ALL.has(code) ? [code] : [];
  });
  const [country] = named;
  return country !== undefined && new Set(named).size === 1 ? country : null;
}

/** Others name no language, and the tables of the days refuse them. */
const isCode = (code: string): boolean => /^[a-z]{2,3}$/.test(code);

/** Few are open on fewer days of the week. */
const LEAST_DAYS = 3;

/** Many declare the language of their template: days are read in that of the text first. */
function agreedHours(served: readonly PageFacts[], writtenIn: (page: PageFacts) => string | null): OpenDays[] {
  const byDay = new Map<number, Set<string>>();
  for (const page of served)
    for (const { hours, text } of page.claims.hours) {
      const languages = [writtenIn(page), page.head.lang].flatMap((code) => languageOf(code) ?? []).filter(isCode);
      const days = namedDays(text, languages);
      // A line that can't be read would leave its days closed.
      if (days?.length === 0) return [];
      for (const day of days ?? []) byDay.set(day, (byDay.get(day) ?? new Set()).add(hours));
    }
  if ([...byDay.values()].some((hours) => hours.size > 1)) return [];
  // Of a line or two that could be read the rest of the week can't be told.
  if (byDay.size < LEAST_DAYS) return [];
  const groups = Map.groupBy([...byDay], ([, hours]) => [...hours][0] ?? "");
  return [...groups].map(([hours, days]) => {
    const [opens = "", closes = ""] = hours.split("-");
    return { opens, closes, days: days.map(([day]) => day).toSorted((a, b) => a - b) };
  });
}

/**
 * Linked on the home or contact page, and of each network one only: the one that bears the name of the business, or on a
 * larger site one that its other pages link to, too.
 */
function profilesOf(own: readonly PageFacts[], served: readonly PageFacts[], names: readonly string[]): string[] {
  const linked = new Set(own.filter(({ kind }) => kind !== "about").flatMap(({ claims }) => claims.profiles));
  const isOfFrame = (url: string): boolean =>
    served.length < 4 || served.filter(({ claims }) => claims.profiles.includes(url)).length * 3 >= served.length;
  const isNamed = (url: string): boolean => isNamedAfter(url, names);
  const known = eachOnce([...linked].filter((url) => isNamed(url) || isOfFrame(url)));
  const networks = Map.groupBy(known, (url) => new URL(url).hostname.replace(/^(www|m)\./, ""));
  return [...networks.values()].flatMap((urls) => {
    const named = urls.filter(isNamed);
    return named.length === 1 ? named : urls.length === 1 ? urls : [];
  });
}

/** The shortest of the addresses that differ by what follows the path alone, such as a language. */
function eachOnce(urls: readonly string[]): string[] {
  const alike = Map.groupBy(urls, (url) => {
    const { hostname, pathname } = new URL(url);
    // Some profiles are told by a number behind the path.
    return pathname.endsWith(".php")
      ? url
      : `${hostname.replace(/^(www|m)\./, "")}${pathname.replace(/\/$/, "")}`.toLowerCase();
  });
  return [...alike.values()].map((same) => same.toSorted((a, b) => a.length - b.length)[0] ?? "");
}

const isOnReturns = ({ url, head, headings }: PageFacts): boolean =>
  [
    headings.find(({ level, text }) => level === 1 && text !== "")?.text ?? "",
    head.titles[0] ?? "",
    decoded(new URL(url).pathname)
      .split("/")
      .findLast(Boolean)
      ?.replace(/[-_.]+/g, " ") ?? "",
  ].some((name) => name.length <= 80 && businessWords.returns.test(normalised(name)));

const speaksOfReturns = ({ url, head }: PageFacts): boolean => {
  const file = decoded(new URL(url).pathname).split("/").findLast(Boolean) ?? "";
  const words = file.replace(/\.[a-z]{2,5}$/i, "").replace(/[-_.]+/g, " ");
  return readMeanings(words, head.lang === null ? [] : [head.lang], ["returns"]).length > 0;
};

/** A page of fewer is a placeholder. */
const LEAST_LETTERS = 200;

function returnsPageOf(served: readonly PageFacts[], language: string | null): string | null {
  const fitting = served.filter(
    ({ kind, url, head, indexability, text }) =>
      indexability.indexable &&
      kind !== "product" &&
      kind !== "article" &&
      kind !== "category" &&
      (languageOf(head.lang) === languageOf(language) || head.lang === null || language === null) &&
      !/\.pdf$/i.test(url) &&
      text.main.length >= LEAST_LETTERS,
  );
  // A page on cancelling an order is named where no other tells of sending back.
  const named = fitting
    .filter(isOnReturns)
    .toSorted(
      (a, b) =>
        Number(speaksOfReturns(b)) - Number(speaksOfReturns(a)) ||
        a.url.length - b.url.length ||
        (a.url < b.url ? -1 : 1),
    );
  const telling = fitting.filter(
    (page) => page.kind === "legal" && page.claims.terms.some(({ about }) => about === "returns"),
  );
  return (named[0] ?? (telling.length === 1 ? telling[0] : undefined))?.url ?? null;
}
