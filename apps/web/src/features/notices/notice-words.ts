import type { NoticeDelivery, NoticeEvent, NoticeKind } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";

export const kindName: Readonly<Record<NoticeKind, string>> = {
  webhook: "Webhook",
  slack: "Slack",
  teams: "Microsoft Teams",
  "mail-daily": "Mail, once a day",
  "mail-weekly": "Mail, once a week",
};

export const eventName: Readonly<Record<NoticeDelivery["event"], string>> = {
  "audit.finished": "An audit finished",
  "regression.found": "A site got worse",
  "score.fell": "A score fell",
  "task.verified": "A task is done on the live site",
  "notice.test": "Test",
};

export const events: readonly NoticeEvent[] = ["audit.finished", "regression.found", "score.fell", "task.verified"];

export const isMail = (kind: NoticeKind): boolean => kind === "mail-daily" || kind === "mail-weekly";

export const addressHint: Readonly<Partial<Record<NoticeKind, string>>> = {
  webhook: "Each event is posted there as JSON, signed with a secret that you get next.",
  slack: "The address of an incoming webhook, made in Slack for one channel.",
  teams: "The address that the workflow “Post to a channel when a webhook request is received” gives you.",
};

/** How a delivery stands, as a word with its meaning. */
export function stateOf({ state, fault }: Pick<NoticeDelivery, "state" | "fault">): {
  readonly meaning: Meaning;
  readonly word: string;
} {
  if (state === "delivered") return { meaning: "good", word: "Delivered" };
  if (state === "given-up") return { meaning: "bad", word: "Given up" };
  return fault === null
    ? { meaning: "notice", word: "On its way" }
    : { meaning: "warning", word: "Failed, is tried again" };
}
