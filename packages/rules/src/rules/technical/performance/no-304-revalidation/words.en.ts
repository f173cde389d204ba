import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly status: number }> = {
  failing: "Server sends pages again that have not changed",
  title: "Send {pages} again only when something has changed",
  why: "The server gives each page a version mark but doesn't compare it when asked. Search engines load the whole page each time and come to fewer of the others.",
  steps: "Turn on conditional answers (304) in the server, the CDN or the page cache.",
  check: ({ url }) =>
    `Run: curl -s -o /dev/null -w '%{http_code}\\n' -H "If-None-Match: $(curl -sI ${shell(url)} | grep -i ^etag: | cut -d' ' -f2- | tr -d '\\r')" ${shell(url)} Expected: 304.`,
  seen: () => "the whole page sent again although we said that we have this very version",
};
