import { type PageFacts, plainDigits } from "@audit/facts";
import { pageUrl } from "./page-url.ts";
import {
  countedNumber,
  demoAddress,
  demoMailHost,
  demoName,
  reservedMailHost,
  reservedNumbers,
} from "../knowledge/demo-contacts.ts";

/** A contact that is nobody's. */
export interface DemoContact {
  readonly kind: "phone" | "mail" | "address" | "name";
  readonly value: string;
}

/** Country codes that numbers without one may be meant in, by the language of the page. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  en: ["1", "44", "61"],
  de: ["49"],
  fr: ["33"],
  sv: ["46"],
  es: ["1"],
};

/** True for a number that nobody can have. */
export function isDemoPhone(written: string, language: string | null): boolean {
  const isForeign = /^\s*(?:\+|00)/.test(written);
  const digits = written.replace(/\D/g, "").replace(/^00/, "");
  if (digits.length < 7 || digits.length > 15) return false;
  if (isForeign && running.test(digits)) return true;
  const forms = isForeign ? [1, 2, 3].map((length) => digits.slice(length)) : [digits];
  if (forms.some((form) => form.length > 6 && countedNumber.test(form))) return true;
  const national = digits.replace(/^0/, "");
  const codes = CODES[language ?? ""] ?? [];
  const full = isForeign ? [digits] : [digits, ...codes.map((code) => code + national)];
  return reservedNumbers.some((range) => full.some((number) => range.test(number)));
}

/** The digits in the order of the keys from the country's code on: "+(1) 2345 6789". */
const running = /^12345678(?:9(?:0(?:12?)?)?)?$/;

const MAIL = /([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)/;
/** Somebody's own address in the form that is asked for: "you@example.com". */
const ASKED = /^(?:you|your|name|your-?name|user|username|someone|email|mail|jane|john|max|vorname|nombre|nom)\b/i;
const PHONE = /(?<![\p{L}\d.,/])(?:\+?\(|\+)?\d[\d\s().-]{6,18}\d(?![\d.,]?\d)/gu;
const ZEROS = /^(?:\+\d{1,3})?[\s().0-]+$/;
const MASKED = /(?:\+\d{1,3}[\s-]?)?\(?\d{0,4}[xX]{2,4}\)?[\s-][xX]{3,5}[\s-]?[xX]{2,5}/;
/** Longer blocks tell about such numbers instead of giving one. */
const MOST_WORDS = 12;
const LONGEST = 160;

/** Every contact on a page that is nobody's, each once. */
export function demoContacts(
  page: Pick<PageFacts, "claims" | "links" | "text" | "url">,
  language: string | null,
): DemoContact[] {
  const own = pageUrl(page.url).hostname;
  const found = new Map<string, DemoContact>();
  const add = (kind: DemoContact["kind"], value: string): void => void found.set(`${kind} ${value}`, { kind, value });
  for (const { href, url } of page.links) {
    if (url !== null) continue;
    const [, scheme, rest = ""] = /^\s*(mailto|tel):([^?]*)/i.exec(href) ?? [];
    if (scheme === undefined) continue;
    if (scheme.toLowerCase() === "tel") {
      if (isDemoPhone(rest, language)) add("phone", rest.trim());
      continue;
    }
    const host = MAIL.exec(rest)?.[2] ?? "";
    if (demoMailHost.test(host) && !isOwn(own, host)) add("mail", rest.trim());
  }
  for (const block of page.text.paragraphs) {
    if (block.length > LONGEST || block.split(" ", MOST_WORDS + 1).length > MOST_WORDS) continue;
    readBlock(block, { own, language }, add);
  }
  // The frame's texts are no paragraphs of the content.
  for (const { text, region } of page.claims.phones)
    if (region !== "main" && isDemoPhone(text, language)) add("phone", text);
  return [...found.values()];
}

const isOwn = (own: string, host: string): boolean => own === host || own.endsWith(`.${host}`);

function readBlock(
  block: string,
  { own, language }: { readonly own: string; readonly language: string | null },
  add: (kind: DemoContact["kind"], value: string) => void,
): void {
  const [mail, local = "", host = ""] = (block.includes("@") && MAIL.exec(block)) || [];
  if (mail !== undefined && reservedMailHost.test(host) && !isOwn(own, host) && !ASKED.test(local)) add("mail", mail);
  const address = demoAddress.exec(block)?.[0];
  if (address !== undefined) add("address", address);
  if (demoName.test(block)) add("name", block);
  const masked = MASKED.exec(block)?.[0];
  if (masked !== undefined) add("phone", masked);
  if (!/\d/.test(block)) return;
  // Zeros alone in the content stand where a visitor's own number is to come.
  for (const [number] of plainDigits(block).matchAll(PHONE))
    if (isDemoPhone(number, language) && !ZEROS.test(number)) add("phone", number.trim());
}
