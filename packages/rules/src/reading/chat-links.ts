import { isNetworkHome, type LinkFact } from "@audit/facts";
import { countedNumber } from "../knowledge/demo-contacts.ts";
import { decoded } from "./decoded.ts";

/** Why a link that writes or calls reaches nobody. */
export type ChatFault = "zero" | "length" | "ampersand" | "name" | "digits" | "mail";

/** A link that opens a chat, a call or a mail, and can't as it is written. */
export interface BrokenChat {
  readonly link: LinkFact;
  readonly fault: ChatFault;
  /** The address that was plainly meant, or null: nobody guesses a number. */
  readonly meant: string | null;
}

/** Digits of a full international number: E.164 allows 15, and WhatsApp wants no zero in front. */
const [FEWEST, MOST] = [8, 15];
/** Emergency and hotline numbers have three digits and more. */
const FEWEST_DIALLED = 3;

const WA_ME = /^(?:https?:)?\/\/(?:www\.)?wa\.me\/(?<number>(?:%2B|\+)?(?:\d|%20|[\s().-])+)(?<rest>$|[/?#&].*)/is;
const SEND =
  /^(?:(?:https?:)?\/\/(?:api|web)\.whatsapp\.com\/send\/?|whatsapp:\/\/send\/?)\?(?:[^#]*&)?phone=(?<number>[^&#]+)/i;
const TELEGRAM = /^(?:https?:)?\/\/(?:www\.)?(?:t|telegram)\.me\/*$/i;
/** Filled by a template or a script, or written so that machines don't read it. */
const UNFILLED = /\{\{|\$\{|\[|<|%7B|%5B|\(at\)|undefined|null/i;

/** True for a link that opens a chat, a call or a mail. */
export const isChat = ({ href }: LinkFact): boolean =>
  /^(?:tel:|mailto:|whatsapp:)|\/\/(?:www\.)?(?:wa|t|telegram)\.me\b|\.whatsapp\.com\/send/i.test(href);

/** Links of a page that order, write or call and can't. */
export const brokenChats = (links: readonly LinkFact[]): BrokenChat[] =>
  links.filter(isChat).flatMap((link) => {
    if (link.hidden || UNFILLED.test(link.href)) return [];
    const found = chatFault(link) ?? directFault(link.href);
    return found === null ? [] : [{ link, ...found }];
  });

type Found = Pick<BrokenChat, "fault" | "meant">;

function chatFault({ href, url, region }: LinkFact): Found | null {
  if (TELEGRAM.test(href)) {
    // Bare links of the frame are told as those of social icons.
    const isIcon = region !== "main" && url !== null && isNetworkHome(url);
    return isIcon ? null : { fault: "name", meant: null };
  }
  const { number, rest = "" } = (WA_ME.exec(href) ?? SEND.exec(href))?.groups ?? {};
  if (number === undefined) return null;
  const digits = decoded(number).replace(/[+\s().-]/g, "");
  if (!/^\d+$/.test(digits) || countedNumber.test(digits)) return null;
  if (digits.startsWith("0")) return { fault: "zero", meant: null };
  if (digits.length < FEWEST || digits.length > MOST) return { fault: "length", meant: null };
  // Behind "&" the text is part of the number.
  if (/^&text=/i.test(rest)) return { fault: "ampersand", meant: href.replace(/&text=/i, "?text=") };
  return null;
}

function directFault(href: string): Found | null {
  const { scheme = "", rest = "" } = /^(?<scheme>tel|mailto):(?<rest>[^?]*)/i.exec(href)?.groups ?? {};
  const written = decoded(rest).trim();
  if (/^\/*$/.test(written)) return null;
  if (scheme.toLowerCase() === "mailto") return written.includes("@") ? null : { fault: "mail", meant: null };
  const digits = written.match(/\p{Nd}/gu)?.length ?? 0;
  // "*" and "#" are dialled, and letters behind a digit are keys, as in 1-FLOWERS.
  const isDialled = digits >= FEWEST_DIALLED || /[*#]/.test(written) || /^\+?\p{Nd}.*\p{L}/u.test(written);
  return isDialled ? null : { fault: "digits", meant: null };
}
