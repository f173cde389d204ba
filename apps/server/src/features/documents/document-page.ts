import { escapeMarkup } from "../../platform/http/index.ts";
import { DOCUMENT_STYLE } from "./document-style.ts";
import { markdownHtml } from "./markdown-html.ts";

export interface DocumentParts {
  readonly brand: string;
  /** The brand's picture as a data address, or null. */
  readonly logo: string | null;
  /** #rrggbb */
  readonly colour: string;
  readonly title: string;
  /** One line below the title. */
  readonly about: string;
  /** Markdown, in reading order. */
  readonly files: readonly string[];
}

/** Nothing is loaded and nothing runs, wherever the file is opened. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** The report as one page that needs nothing else, on paper and on a screen. */
export async function documentPage({ brand, logo, colour, title, about, files }: DocumentParts): Promise<string> {
  const safeColour = /^#[0-9a-f]{6}$/i.test(colour) ? colour : "#2563eb";
  const mark = logo === null ? "" : `<img src="${escapeMarkup(logo)}" alt="">`;
  const sections: string[] = [];
  for (const markdown of files) sections.push(`<section>${await markdownHtml(markdown)}</section>`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeMarkup(title)}</title><style>:root{--brand:${safeColour}}${DOCUMENT_STYLE}</style></head><body>`,
    `<header class="cover"><p class="brand">${mark}<span>${escapeMarkup(brand)}</span></p>`,
    `<h1>${escapeMarkup(title)}</h1><p class="about">${escapeMarkup(about)}</p></header>`,
    ...sections,
    "</body></html>",
  ].join("\n");
}
