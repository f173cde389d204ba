import { asShown } from "./as-shown.ts";
import { noted } from "../reading/noted.ts";

/** The page's headings of level 1 in document order, blank ones included; asked of all pages, so noted of each. */
export const mainHeadingsOf = noted((page) =>
  page.headings.flatMap(({ level, text, region }) =>
    level === 1 ? [{ text: asShown(text, page), inMain: region === "main" }] : [],
  ),
);
