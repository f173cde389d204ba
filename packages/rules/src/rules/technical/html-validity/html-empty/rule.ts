import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { everyResponse } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** A frame, a picture or a script can be a page's content; then it is not empty. */
export const rule = definePageRule({
  id: "html-empty",
  category: "technical",
  area: "html-validity",
  severity: "high",
  fixKind: "config",
  certainty: 0.95,
  over: everyResponse,
  reads: ["isHtml", "response", "text", "images", "resources", "head", "links"],
  source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors",
  judge: ({ isHtml, response, text, images, resources, head, links }) => {
    // A feed that is sent as a page has no text of a page, and isn't empty.
    if (response.failure !== null || (!isHtml && response.bytes > 0)) return notApplicable();
    if (response.status !== 200 || !/^(text\/html|application\/xhtml\+xml)$/.test(response.contentType ?? "")) {
      return notApplicable();
    }
    const parts =
      images.total + resources.iframes.length + resources.videos.length + resources.scripts.length + links.length;
    const forwards = head.refresh !== null;
    if (text.words > 0 || parts > 0 || resources.inlineScriptBytes > 0 || forwards || response.truncated) return pass();
    const saw = { status: response.status, bytes: response.bytes, words: 0 };
    return fail({ at: "body", saw, expected: "the page's content" });
  },
  words: { en },
  fix: worklist(en),
});
