import { remembered } from "../remembered.ts";
import { decoded } from "./decoded.ts";

const PARAMETER =
  /^(p|page|paged|pg|seite|pagina|pagina_actual|sida|side|strona|page_?no|page_?num(ber)?|product-page)$/;
const PATH = /\/(page|seite|pagina|página|sida|side|strona)[/-](\d+)(\/|\.html?|$)/i;

/** Number of the page within a paginated series by its address, 1 when the address names none. */
export const pageNumberOf = remembered((url: string): number => {
  const { pathname, searchParams } = new URL(url);
  const inPath = PATH.exec(decoded(pathname))?.[2];
  if (inPath) return Number(inPath);
  for (const [name, value] of searchParams) {
    if (PARAMETER.test(name.toLowerCase()) && /^\d{1,5}$/.test(value)) return Math.max(1, Number(value));
  }
  return 1;
});

export const isPageParameter = (name: string): boolean => PARAMETER.test(name.toLowerCase());

/** The address of page 1 of a series: /mugs?page=3 and /mugs/page/3/ begin at /mugs. Without final slash or fragment. */
export function seriesOf(url: string): string {
  const first = new URL(url);
  first.hash = "";
  first.pathname = first.pathname.replace(PATH, (_whole, _word, _number, end: string) => (end === "/" ? "/" : ""));
  const names = [...first.searchParams.keys()].filter(isPageParameter);
  for (const name of names) first.searchParams.delete(name);
  return first.href.replace(/\/(?=$|\?)/, "");
}

/** True for page 2 and later: these may share title and description with page 1. */
export const isLaterPage = (url: string): boolean => pageNumberOf(url) > 1;
