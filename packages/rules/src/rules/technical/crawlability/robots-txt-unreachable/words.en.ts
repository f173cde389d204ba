import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { answerOf } from "../../../../wording/http-status.ts";

export const en: Words<"no answer" | { readonly status: number }> = {
  failing: "robots.txt can't be reached",
  title: "Make robots.txt answer, so that search engines go on reading the site",
  why: "When robots.txt answers with a server error or not at all, Google takes the whole site as closed and stops reading it for a while.",
  steps:
    "Make the server answer /robots.txt at once: with status 200 and the file, or with status 404 when you have none. It must never fail, be slowed down or lead through more than five redirects.",
  check: inRobots("status 200 or 404, never an error 5xx or a timeout"),
  seen: (saw) => `${typeof saw === "string" ? saw : answerOf(saw.status)} where robots.txt should be`,
};
