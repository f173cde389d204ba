import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The site spins out addresses without end",
  title: "The site makes addresses without end",
  why: "Hundreds of addresses differ only in parameters, dates or repeated folders. Search engines lose their way among them and reach the pages that sell late.",
  steps:
    "Block these addresses in robots.txt or take the links to them away; write links with a leading slash if folders repeat.",
  check: ({ view }) =>
    `Run an audit of ${view.site.home} again. Expected: no address left out as a variation of others.`,
};
