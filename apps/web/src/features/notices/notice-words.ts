import type { NoticeDelivery, NoticeEvent, NoticeKind } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import { t } from "../../language/messages.ts";

export const kindName: Readonly<Record<NoticeKind, string>> = {
  webhook: t("Webhook"),
  slack: "Slack",
  teams: "Microsoft Teams",
  "mail-daily": t("Mail, once a day"),
  "mail-weekly": t("Mail, once a week"),
};

export const eventName: Readonly<Record<NoticeDelivery["event"], string>> = {
  "audit.finished": t("An audit finished"),
  "regression.found": t("A site got worse"),
  "score.fell": t("A score fell"),
  "task.verified": t("A task is done on the live site"),
  "notice.test": t("Test"),
};

export const events: readonly NoticeEvent[] = ["audit.finished", "regression.found", "score.fell", "task.verified"];

export const isMail = (kind: NoticeKind): boolean => kind === "mail-daily" || kind === "mail-weekly";

export const addressHint: Readonly<Partial<Record<NoticeKind, string>>> = {
  webhook: t("Each event is posted there as JSON, signed with a secret that you get next."),
  slack: t("The address of an incoming webhook, made in Slack for one channel."),
  teams: t("The address that the workflow “Post to a channel when a webhook request is received” gives you."),
};

/** How a delivery stands, as a word with its meaning. */
export function stateOf({ state, fault }: Pick<NoticeDelivery, "state" | "fault">): {
  readonly meaning: Meaning;
  readonly word: string;
} {
  if (state === "delivered") return { meaning: "good", word: t("Delivered") };
  if (state === "given-up") return { meaning: "bad", word: t("Given up") };
  return fault === null
    ? { meaning: "notice", word: t("On its way") }
    : { meaning: "warning", word: t("Failed, is tried again") };
}
