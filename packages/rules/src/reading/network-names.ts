import { normalised } from "./words.ts";

/** Hosts that a link without words shows as their sign; the name is what the sign stands for. */
export const SIGNS: Readonly<Record<string, string>> = {
  "facebook.com": "Facebook",
  "instagram.com": "Instagram",
  "twitter.com": "X",
  "x.com": "X",
  "pinterest.com": "Pinterest",
  "linkedin.com": "LinkedIn",
  "youtube.com": "YouTube",
  "tiktok.com": "TikTok",
  "wa.me": "WhatsApp",
  "t.me": "Telegram",
};

const NAMES: ReadonlySet<string> = new Set(
  [...Object.values(SIGNS), ...Object.keys(SIGNS).map((host) => host.split(".")[0] ?? "")].map(normalised),
);

/** Whether a text is the name of a social network and nothing else; the letter that one goes by is a button to close, too. */
export const isNetworkName = (text: string): boolean => NAMES.has(normalised(text)) && normalised(text).length > 1;
