import { oneLine } from "./plain.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for HTML content or a quoted attribute. Five entities also make it right for XML. */
export const html = (text: string): string => oneLine(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** A comment that nothing inside can end: "--" and ">" never stand in it as such. */
export const htmlComment = (text: string): string =>
  `<!-- ${oneLine(text)
    .replaceAll("--", "-&#45;")
    .replace(/[<>]/g, (sign) => ENTITIES[sign]!)} -->`;
