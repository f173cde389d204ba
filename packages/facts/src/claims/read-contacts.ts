import { detach } from "../text/characters.ts";
import { plainDigits } from "../prices/plain-digits.ts";
import { blockAt, type ClaimSource, matchesIn, regionAt } from "./claim-source.ts";
import type { MailClaim, PageClaims, PhoneClaim } from "./page-claims.ts";

const most = 20;
const mailBefore = /[\w.+-]{1,64}$/;
const mailAfter = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}(?![\w@])/i;

/** What is no address though it holds the sign: retina pictures, packages of code. */
const noHost = /\.(?:png|jpe?g|gif|svg|webp|avif|css|js)$|^\d/i;

function addMail(mails: Map<string, MailClaim>, address: string, region: MailClaim["region"]): void {
  const plain = detach(address.toLowerCase());
  if (mails.size < most && !mails.has(plain)) mails.set(plain, { address: plain, region });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Mail addresses of links, and those that stand in the text. */
export function readMails(source: ClaimSource): MailClaim[] {
  const mails = new Map<string, MailClaim>();
  for (const { href, region } of source.links) {
    if (!/^mailto:/i.test(href)) continue;
    const address = decoded(href.slice(7).split("?")[0] ?? "").trim();
    if (/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(address)) addMail(mails, address, region);
  }
  const { all } = source.flow;
  for (let at = all.indexOf("@"); at >= 0; at = all.indexOf("@", at + 1)) {
    const user = mailBefore.exec(all.slice(Math.max(0, at - 64), at))?.[0];
    const host = mailAfter.exec(all.slice(at + 1, at + 150))?.[0];
    if (user === undefined || host === undefined || noHost.test(host)) continue;
    addMail(mails, `${user}@${host}`, regionAt(source, blockAt(source, at)));
    if (mails.size === most) break;
  }
  return [...mails.values()];
}

/** Written with the country's code, or in a form that nothing but a phone number has. */
const written = /(?<![\w\d])(?:\(?\+\d{1,3}\)?|\+\(\d{1,3}\)|00\d{2})[\s()./-]{0,3}\d[\d\s()./-]{5,16}\d(?!\d)/g;

const numberOnly = /^[^\d+(]{0,20}[+(]?\d[\d\s()./-]{5,20}\d$/;

/** The number of a link's text, where it is one number and nothing behind it. */
const shownNumber = (text: string): string | null =>
  numberOnly.test(text) && text.replace(/\D/g, "").length <= 15 ? text : null;

/** Numbers that links dial, and those of the text that name their country. */
export function readPhones(source: ClaimSource): PhoneClaim[] {
  const phones = new Map<string, PhoneClaim>();
  const add = (text: string, region: PhoneClaim["region"], shown: string | null): void => {
    const digits = text.replace(/\D/g, "").replace(/^00/, "");
    if (digits.length < 6 || digits.length > 15 || phones.size >= most || phones.has(digits)) return;
    phones.set(digits, { digits, text: detach(text.trim()), region, shown });
  };
  for (const { href, region, text } of source.links) {
    if (/^tel:/i.test(href)) add(plainDigits(decoded(href.slice(4))), region, shownNumber(plainDigits(text)));
  }
  for (const match of matchesIn(source, written, most)) {
    add(match[0], regionAt(source, blockAt(source, match.index)), null);
  }
  return [...phones.values()];
}

const host = /(?<![\w@.-])www\.[a-z0-9-]{1,63}(?:\.[a-z0-9-]{2,63}){1,3}(?![\w-])/gi;

/** Hosts that stand in the text as words. */
export const readHosts = (source: ClaimSource): PageClaims["hosts"] => [
  ...new Set(matchesIn(source, host, most).map(([text]) => detach(text.toLowerCase()))),
];

/** Closed on 20 July 2025 by Regulation (EU) 2024/3228. */
const disputes = /^https?:\/\/(?:ec\.europa\.eu\/(?:consumers\/)?odr|webgate\.ec\.europa\.eu\/odr)(?:[/?#]|$)/i;

export const readDisputeLink = ({ links }: ClaimSource): string | null =>
  links.find(({ href }) => disputes.test(href))?.href ?? null;
