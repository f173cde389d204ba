import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The app answers every address with the same empty frame",
  title: "The app answers addresses that don't exist with an empty frame",
  why: 'The server says "all is well" for addresses that do not exist and sends the frame of the app. Search engines then keep and list empty pages.',
  steps:
    "Let the server answer unknown addresses with status 404, or let the app set noindex or redirect to an address that answers 404.",
  check: ({ view }) =>
    `Run: curl -s -o /dev/null -w '%{http_code}\\n' ${shell(new URL("/page-that-does-not-exist", view.site.home).href)} Expected: 404.`,
};
