import { rareTexts } from "@audit/contract";
import { isCommon } from "./common-passwords.ts";
import { isPattern } from "./patterns.ts";

/** What an attacker who aims at this account tries first. */
export interface PasswordContext {
  readonly email: string;
  readonly brand: string;
  /** Host that serves the product. */
  readonly host: string;
}

const PRODUCT_WORDS = ["audit", "audits", "report", "reports", "website", "analysis", "dashboard"];
const SHORTEST_WORD = 4;

/** Why a password may not be used, as the sentence to show; null when nothing speaks against it. */
export function weaknessOf(password: string, context: PasswordContext): string | null {
  const lower = password.normalize("NFKC").toLowerCase();
  const trimmed = lower.replace(/[^\p{L}\p{N}]+$/u, "");
  if (isPattern(lower) || isPattern(trimmed)) return rareTexts.passwordPattern;
  if (isCommon(lower) || isCommon(trimmed)) return rareTexts.passwordCommon;
  return isPersonal(lower, context) ? rareTexts.passwordPersonal : null;
}

/** A word of the account or the site, alone or with digits and signs around it. */
function isPersonal(lower: string, { email, brand, host }: PasswordContext): boolean {
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const words = [email, ...partsOf(email), ...partsOf(brand), squeeze(brand), ...partsOf(host), ...PRODUCT_WORDS];
  return words.some((word) => word.length >= SHORTEST_WORD && (lower === word || bare === word));
}

const partsOf = (text: string): string[] => [
  ...text.toLowerCase().split("@"),
  ...text.toLowerCase().split(/[@.]/),
  ...text.toLowerCase().split(/[^\p{L}\p{N}]+/u),
];
const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
