import { createTextMemo } from "../text/text-memo.ts";

/** Where somebody writes or calls to order. */
export interface ChatAddress {
  /** What is written for the sender already; empty without. */
  readonly message: string;
}

/** Hosts of messengers whose addresses lead to one person, as their makers document them. */
const chatHosts =
  /^(?:wa\.me|(?:api|web|chat|www)?\.?whatsapp\.com|t\.me|telegram\.me|m\.me|(?:www\.)?messenger\.com|ig\.me|(?:page\.)?line\.me|lin\.ee|zalo\.me|(?:pf|open)\.kakao\.com|vk\.me|signal\.me|viber\.me|max\.ru|imo\.im|wechat\.com|weixin\.qq\.com)$/;
const chatScheme = /^(?:whatsapp|tg|viber|sms|line|weixin|kakaoplus|tel|mailto):/i;
/** Buttons to share a page open the same messengers, with nobody to write to. */
const sharing = /\/share(?:\/|$)|\/sharer/;
const messageNames = ["text", "body", "message", "subject", "start", "ref"];

const isShared = ({ hostname, pathname, searchParams }: URL): boolean => {
  if (sharing.test(pathname)) return true;
  if (!/whatsapp\.com$|^wa\.me$/.test(hostname)) return false;
  return !searchParams.has("phone") && !/\d{6}|\/(?:message|qr|c)\//.test(pathname);
};

const mostMessage = 400;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The message that a link to a chat, a phone or a mailbox brings along; null where a link leads elsewhere. */
export const readChatAddress = createTextMemo((href): ChatAddress | null => {
  if (!/^https?:|^\/\//i.test(href) && !chatScheme.test(href)) return null;
  const url = URL.parse(href.startsWith("//") ? `https:${href}` : href);
  if (url === null) return null;
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  if (isWeb && (!chatHosts.test(url.hostname.toLowerCase()) || isShared(url))) return null;
  const said = messageNames.flatMap((name) => url.searchParams.get(name) ?? []).join(" ");
  return { message: decoded(said).slice(0, mostMessage) };
});

/** Names of messengers as they are written on controls, in the scripts they are written in. */
const messengers =
  /what?s[\s-]?app|telegram|viber|messenger|zalo|kakao|wechat|(?<![a-z])line(?![a-z])|instagram|(?<![a-z])dm(?![a-z])|в[ао]т?[тц]с?ап|телеграм|вайбер|wasap|واتس|تلغرام|تيليجرام|וואטסאפ|ווטסאפ|טלגרם|व्हाट्सऐप|व्हाट्सएप|微信|카카오톡|ライン/iu;

export const namesMessenger = (text: string): boolean => messengers.test(text);
