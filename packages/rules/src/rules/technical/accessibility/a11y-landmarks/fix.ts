import { htmlComment } from "../../../../escape/html.ts";
import { distinctUrls, type Fixer } from "../../../../fixes/fixer.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { quote } from "../../../../wording/quote.ts";

const MOST_NAMED = 5;

/** The element around the content. Where a header holds the main heading, it begins before that header. */
export const fix: Fixer = (cause, view) => {
  const pages = distinctUrls(cause).flatMap((url) => view.pageAt(url) ?? []);
  const inHeader = pages.flatMap(({ url, headings }) => {
    const [heading] = mainHeadings(headings).filter(({ text }) => text !== "");
    return heading?.region === "header" ? [{ url, text: heading.text }] : [];
  });
  const [first] = inHeader;
  const around = (what: string): string => `<main>\n  ${htmlComment(what)}\n</main>`;
  const plain = around("everything between the header of the site and its footer");
  if (first === undefined) return plain;
  const wide = [
    htmlComment(`behind the menu, before the header that holds the main heading ${quote(first.text, 60)}`),
    around("this header and everything after it, up to the footer"),
  ].join("\n");
  if (inHeader.length === pages.length) return wide;
  const named = inHeader.slice(0, MOST_NAMED).map(({ url }) => url);
  const more = inHeader.length > named.length ? " and others like them" : "";
  return `${plain}\n\n${htmlComment(`on ${named.join(", ")}${more}`)}\n${wide}`;
};
