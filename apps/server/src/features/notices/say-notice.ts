import type { NoticeBody } from "../../platform/database/index.ts";
import { sayIn, type Say } from "../../platform/mail/index.ts";

/** A notice in words, for people: a line, what led to it, and where to go on. */
export interface SaidNotice {
  readonly title: string;
  readonly lines: readonly string[];
  readonly url: string;
}

/** @param say in the reader's language; channels of many readers get English */
export function sayNotice({ type, data }: NoticeBody, say: Say = sayIn({})): SaidNotice {
  const domain = String(data["domain"] ?? "");
  const url = String(data["url"] ?? "");
  switch (type) {
    case "audit.finished":
      return {
        title: say("{domain} was audited", { domain }),
        lines: [
          scoreLine(say, say("Health"), data["health"]),
          scoreLine(say, say("AI visibility"), data["aiVisibility"]),
          tasksLine(say, data),
        ],
        url,
      };
    case "regression.found":
      return {
        title: data["task"]
          ? say("{domain}: a mended fault is back", { domain })
          : say("{domain} got worse", { domain }),
        lines: data["task"] ? [String(data["task"])] : [tasksLine(say, data)],
        url,
      };
    case "score.fell":
      return {
        title: say("{domain}: the score fell", { domain }),
        lines: [
          changeLine(say, say("Health"), data["healthBefore"], data["health"]),
          changeLine(say, say("AI visibility"), data["aiVisibilityBefore"], data["aiVisibility"]),
        ],
        url,
      };
    case "task.verified":
      return {
        title: say("{domain}: a task is done, as the live site shows", { domain }),
        lines: [String(data["task"] ?? "")],
        url,
      };
    case "notice.test":
      return { title: say("This is a test"), lines: [say("If you can read this, notices arrive here.")], url };
  }
}

type Value = NoticeBody["data"][string] | undefined;

const scoreLine = (say: Say, name: string, value: Value): string =>
  typeof value === "number"
    ? say("{name} is {now} of 100.", { name, now: value })
    : say("{name} could not be told.", { name });

const changeLine = (say: Say, name: string, before: Value, now: Value): string =>
  typeof before === "number" && typeof now === "number" && before !== now
    ? say("{name} went from {before} to {now} of 100.", { name, before, now })
    : scoreLine(say, name, now);

const tasksLine = (say: Say, { fixed, fresh, back }: NoticeBody["data"]): string =>
  fixed === null || fixed === undefined
    ? say("There is no earlier audit to compare with.")
    : say("Since the audit before: {fixed} fixed, {fresh} new, {back} back.", {
        fixed: String(fixed),
        fresh: String(fresh),
        back: String(back),
      });
