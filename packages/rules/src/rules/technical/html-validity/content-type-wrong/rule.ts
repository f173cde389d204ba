import { en } from "./words.en.ts";
import { everyResponse } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

export const rule = definePageRule({
  id: "content-type-wrong",
  category: "technical",
  area: "html-validity",
  severity: "medium",
  fixKind: "config",
  certainty: 0.9,
  over: everyResponse,
  reads: ["url", "isHtml", "response"],
  source: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Content-Type",
  judge: ({ url, isHtml, response }) => {
    if (response.status !== 200 || response.bytes === 0) return notApplicable();
    const { contentType } = response;
    // The body of other types is not read; only an address that must be a page proves the type wrong.
    const wrong = isHtml
      ? contentType === null
      : (mustBePage(url) && !HTML.has(contentType)) || isDownload(url, contentType);
    if (!wrong) return isHtml ? pass() : notApplicable();
    return fail({
      at: "Content-Type header",
      saw: response.headers["content-type"] ?? null,
      expected: "text/html; charset=utf-8",
    });
  },
  words: { en },
  fix,
});

/** Sent as a page and not read as one: a feed that a host without settings of its own keeps in a page's file. */
const HTML: ReadonlySet<string | null> = new Set(["text/html", "application/xhtml+xml"]);

function mustBePage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return (pathname === "/" && search === "") || /\.x?html?$/i.test(pathname);
}

/** Types under which browsers save what they are sent, or show a program's source. */
const UNREAD =
  /^(?:application|binary)\/(?:octet-stream|force-download|x-download|x-httpd-php\S*|x-php)$|^text\/x-php$/;

/** A path that names no file, or a program: what is sent from it is a page that lost its type. */
function isDownload(url: string, type: string | null): boolean {
  const last = new URL(url).pathname.split("/").at(-1) ?? "";
  return type !== null && UNREAD.test(type) && (!last.includes(".") || /\.(?:php\d?|aspx?|jsp|cgi)$/i.test(last));
}
