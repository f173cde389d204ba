import { escapeMarkup } from "../http/index.ts";
import type { MailLetterhead } from "../database/index.ts";

export const INK = "#1c1e21";
export const GREY = "#5f6670";
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SHEET = "#ffffff";
const PAGE = "#f4f5f7";
export const LINE = "#e3e5e9";

/**
 * For mail programs that turn dark: those that know the query take these colours, by class; those that invert by
 * themselves start from the inline ones. In both cases ink and sheet change together.
 */
const DARK_SCHEME = `@media (prefers-color-scheme: dark) {
.page { background: #141619 !important } .sheet { background: #1d2024 !important; border-color: #33383e !important }
.ink { color: #e9ebee !important } .grey { color: #a4abb5 !important } .line { border-color: #33383e !important }
.code { background: #2a2e33 !important }
}`;

interface Framed {
  /** Shown as the title of the page, nowhere in it. */
  readonly title: string;
  readonly letterhead: MailLetterhead;
  /** Markup of the sheet, and of the small print below it. */
  readonly sheet: string;
  readonly below: string;
}

/** The one look of all mails: tables and inline styles, which is what mail programs understand. */
export const frameMail = ({ title, letterhead, sheet, below }: Framed): string => `<!doctype html>
<html lang="${letterhead.language ?? "en"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(title)}</title><style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
${DARK_SCHEME}
</style></head>
<body class="page" style="margin:0;padding:0;background:${PAGE}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${PAGE}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 4px 16px;${FONT};font-size:15px;font-weight:600;color:${INK}">${escapeMarkup(letterhead.brand)}</td></tr>
<tr><td class="sheet" style="padding:32px;background:${SHEET};border:1px solid ${LINE};border-radius:8px;${FONT}">
${sheet}
</td></tr>
<tr><td class="grey" style="padding:16px 4px;${FONT};font-size:12px;line-height:18px;color:${GREY}">
${below}</td></tr>
</table></td></tr></table></body></html>
`;

/** A mail's page in one colour scheme, whatever the one who looks at it has. */
export const inScheme = (html: string, scheme: "light" | "dark"): string =>
  html
    .replace("@media (prefers-color-scheme: dark)", scheme === "dark" ? "@media all" : "@media not all")
    .replaceAll("light dark", scheme);

export function buttonMarkup(label: string, url: string, colour: string): string {
  const style = `display:inline-block;padding:12px 20px;border-radius:6px;background:${escapeMarkup(colour)};color:${inkOn(colour)}`;
  return `<p style="margin:24px 0"><a href="${escapeMarkup(url)}" target="_blank" rel="noopener noreferrer"
 style="${style};${FONT};font-size:15px;font-weight:600;text-decoration:none">${escapeMarkup(label)}</a></p>`;
}

/** @param content markup; an address that is its own text may break anywhere */
export const linkMarkup = (url: string, content: string, tone: "ink" | "grey"): string =>
  `<a class="${tone}" href="${escapeMarkup(url)}" target="_blank" rel="noopener noreferrer" style="color:${tone === "ink" ? INK : GREY};word-break:break-word">${content}</a>`;

/** Black or white, whichever reads better on a brand's colour (relative luminance, WCAG 2). */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#000000" : "#ffffff";
}
