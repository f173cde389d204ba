import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Error pages pretend to be pages",
  title: "Pages that don't exist answer as if they did",
  why: 'The server answers "all is well" where there is nothing. Search engines then keep reading and listing empty pages instead of your products.',
  steps:
    "Let the server answer addresses that don't exist with status 404 (410 for removed products), with the same friendly error page. Don't send them to the home page.",
  check: ({ view }) =>
    `Run: curl -s -o /dev/null -w '%{http_code}\\n' ${new URL("/this-page-does-not-exist-1", view.site.home).href} Expected: 404.`,
};
