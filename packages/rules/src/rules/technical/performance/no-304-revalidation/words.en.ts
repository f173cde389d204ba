import { shell } from "../../../../escape/shell.ts";
import { openNetwork } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly status: number }> = {
  failing: "Server sends pages again that have not changed",
  title: "Answer “not modified” (304) when {pages} {has|have} not changed",
  why: "The server gives each page a version mark but doesn't compare it when asked. Search engines load the whole page each time and come to fewer of the others.",
  steps: "Turn on conditional answers (304) in the server, the CDN or the page cache.",
  check: ({ url }) => ({
    look: `${openNetwork(url)}, load it again and look at the status of the first line. Expected: 304.`,
    command: `curl -s -o /dev/null -w '%{http_code}\\n' -H "If-None-Match: $(curl -sI ${shell(url)} | grep -i ^etag: | cut -d' ' -f2- | tr -d '\\r')" ${shell(url)}`,
  }),
  seen: () => "the whole page sent again although we said that we have this very version",
};
