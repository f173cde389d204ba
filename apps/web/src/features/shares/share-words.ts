import { CallFailed, type SharedAnalysis, type ShareLink, type ShareSection } from "@audit/contract";
import { sentenceFor } from "../../api/client.ts";
import type { Meaning } from "../../components/meaning.ts";
import { hostName } from "../../format/hosts.ts";
import { countOf } from "../../format/numbers.ts";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";
import { texts } from "../../language/texts.ts";

export const sectionName: Readonly<Record<ShareSection, string>> = {
  actions: t("Tasks"),
  executive_summary: t("Executive summary"),
  job_metadata: t("Website and scores"),
};

/** Of the page; it names the site where the link does. */
export function sharedTitle(shared: SharedAnalysis | undefined): string {
  const url = shared?.metadata.url;
  if (url === undefined || !URL.canParse(url)) return t("Shared SEO analysis");
  return t("SEO analysis of {domain}", { domain: hostName(new URL(url).hostname) });
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Hours in words: in hours under a day, else in days. */
export const durationLabel = (hours: number): string =>
  hours < DAY_HOURS ? countOf(hours, "hour") : countOf(Math.round(hours / DAY_HOURS), "day");

/** What is left of a link's time. @param now milliseconds */
export function expiryLabel(expiresAt: string | null, now: number): string {
  if (expiresAt === null) return t("Never expires");
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return t("Expired");
  return left < HOUR_MS
    ? t("Less than 1 hour left")
    : t("{left} left", { left: durationLabel(Math.floor(left / HOUR_MS)) });
}

export type ShareState = "Active" | "Expired" | "Inactive";

/** A link past its time is Expired, revoked or not; a revoked one before its time is Inactive. */
export function stateOf(
  { is_active, expires_at }: Pick<ShareLink, "is_active" | "expires_at">,
  now: number,
): ShareState {
  if (expires_at !== null && Date.parse(expires_at) <= now) return "Expired";
  return is_active ? "Active" : "Inactive";
}

export const shareStateWord: Readonly<Record<ShareState, string>> = {
  Active: t("Active"),
  Expired: t("Expired"),
  Inactive: t("Inactive"),
};

export const meaningOfShare: Readonly<Record<ShareState, Meaning>> = {
  Active: "good",
  Expired: "warning",
  Inactive: "unknown",
};

/** The printed sentence of a link that could not be made. */
export function createFault(error: unknown): string {
  const restricted = error instanceof CallFailed && error.code === "SHARING_RESTRICTED";
  const sentence = sentenceFor(error, rareTexts.shareFailed);
  return restricted ? `${sentence} ${rareTexts.sharingUpgrade}` : sentence;
}

/** The printed sentence of a link that could not be revoked: refused by the server, or never asked. */
export function revokeFault(error: unknown): string {
  return error instanceof CallFailed
    ? rareTexts.revokeFailed(sentenceFor(error, texts.unknownError))
    : rareTexts.revokeError(sentenceFor(error, texts.unknownError));
}
