import { CallFailed, type EmailSequence, type EmailTemplate, texts as english } from "@audit/contract";
import { formatCount } from "../../format/numbers.ts";
import { said, t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";
import { texts } from "../../language/texts.ts";

/** Why a call failed: what the server says of what was asked, its bare status when the fault is its own. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof CallFailed)) return texts.networkError;
  return error.status < 500 && error.message !== english.apiFailed
    ? said(error.message)
    : rareTexts.emailStatus(error.status);
}

export const isMissing = (error: unknown): boolean => error instanceof CallFailed && error.status === 404;

type Counts = Partial<EmailTemplate["counts"] & EmailSequence["counts"]>;

const COUNTED: readonly [keyof Counts, string, always?: true][] = [
  ["enrolled", "enrolled", true],
  ["sent", "sent", true],
  ["waiting", t("to be tried again")],
  ["failed", "failed"],
  ["unknown", t("not confirmed")],
  ["unsubscribed", "unsubscribed"],
];

/** "12 enrolled · 30 sent · 1 failed"; what is 0 is left out, apart from the first ones. */
export const countsLine = (counts: Counts): string =>
  COUNTED.flatMap(([name, word, always]) => {
    const count = counts[name];
    return count === undefined || (count === 0 && always !== true) ? [] : [`${formatCount(count)} ${word}`];
  }).join(" · ");

/** The day after the sign-up on which each step that is active leaves, when all goes well. */
export function daysOf(templates: readonly EmailTemplate[]): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  let day = 0;
  for (const { id, is_active, delay_days } of templates) {
    if (!is_active) continue;
    day += delay_days;
    days.set(id, day);
  }
  return days;
}

/** Subjects beyond this are cut by most mail programs, on phones sooner. */
const LONG_SUBJECT = 60;

export const subjectHint = (subject: string): string =>
  subject.length > LONG_SUBJECT
    ? t("{count} characters: most mail programs cut it off.", { count: formatCount(subject.length) })
    : t("{count} characters. Phones show about 40.", { count: formatCount(subject.length) });
