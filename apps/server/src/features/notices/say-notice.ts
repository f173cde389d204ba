import type { NoticeBody } from "../../platform/database/index.ts";

/** A notice in words, for people: a line, what led to it, and where to go on. */
export interface SaidNotice {
  readonly title: string;
  readonly lines: readonly string[];
  readonly url: string;
}

export function sayNotice({ type, data }: NoticeBody): SaidNotice {
  const domain = String(data["domain"] ?? "");
  const url = String(data["url"] ?? "");
  switch (type) {
    case "audit.finished":
      return {
        title: `${domain} was audited`,
        lines: [scoreLine("Health", data["health"]), scoreLine("AI visibility", data["aiVisibility"]), tasksLine(data)],
        url,
      };
    case "regression.found":
      return {
        title: data["task"] ? `${domain}: a mended fault is back` : `${domain} got worse`,
        lines: data["task"] ? [String(data["task"])] : [tasksLine(data)],
        url,
      };
    case "score.fell":
      return {
        title: `${domain}: the score fell`,
        lines: [
          changeLine("Health", data["healthBefore"], data["health"]),
          changeLine("AI visibility", data["aiVisibilityBefore"], data["aiVisibility"]),
        ],
        url,
      };
    case "task.verified":
      return { title: `${domain}: a task is done, as the live site shows`, lines: [String(data["task"] ?? "")], url };
    case "notice.test":
      return { title: "This is a test", lines: ["If you can read this, notices arrive here."], url };
  }
}

type Value = NoticeBody["data"][string] | undefined;

const scoreLine = (name: string, value: Value): string =>
  typeof value === "number" ? `${name} is ${value} of 100.` : `${name} could not be told.`;

const changeLine = (name: string, before: Value, now: Value): string =>
  typeof before === "number" && typeof now === "number" && before !== now
    ? `${name} went from ${before} to ${now} of 100.`
    : scoreLine(name, now);

const tasksLine = ({ fixed, fresh, back }: NoticeBody["data"]): string =>
  fixed === null || fixed === undefined
    ? "There is no earlier audit to compare with."
    : `Since the audit before: ${String(fixed)} fixed, ${String(fresh)} new, ${String(back)} back.`;
