import { counted } from "@audit/rules/wording/plural";
import type { Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";

const DOCUMENT = /^application\/(?:pdf|msword|vnd\.(?:openxmlformats-officedocument|ms-)[\w.-]+)$/;

/** A smaller file holds no text. */
const LEAST_BYTES = 2000;

/** Content that lies in documents only: hard to read on a phone, and hard to quote. */
export const documents: Opportunity = {
  id: "documents",
  category: "content",
  area: "body",
  find: ({ view }) => {
    const { graph, pages } = view.site;
    const found = pages.filter(
      ({ url, response }) =>
        response.status === 200 &&
        response.bytes >= LEAST_BYTES &&
        DOCUMENT.test(response.contentType ?? "") &&
        view.inlinksOf(url) > 0,
    );
    const [first] = found;
    if (first === undefined) return [];
    const urls = found.map(({ url }) => url);
    return [
      {
        of: "",
        title: `Publish the content of ${counted(found.length, "document")} as text on pages of the site, too`,
        problem: `${counted(found.length, "document")} ${found.length === 1 ? "is" : "are"} linked from ${counted(view.inlinksOf(first.url), "page")}, such as ${first.url}. On a phone they have to be fetched and magnified, and answers are seldom taken from them.`,
        steps: [
          "Write what people look for in each document as text and tables on the page that links to it.",
          "Keep the document for printing, and link it below.",
        ],
        code: sheet(
          ["document", "link text", "pages that link to it"],
          urls.map((url) => [
            url,
            graph.nodeOf(url) < 0 ? "" : graph.anchorOf(graph.nodeOf(url)),
            String(view.inlinksOf(url)),
          ]),
        ),
        value: "Text on a page can be found, read on a phone, and quoted with its address.",
        check: "Search the page for a value of the document. Expected: it stands there as text.",
        urls,
        outOf: urls.length,
        kind: null,
        impact: "medium",
        work: "day",
        doneBy: "writer",
      },
    ];
  },
};
