import { escapeMarkup } from "../http/index.ts";
import type { MailLetterhead } from "../database/index.ts";

/** What a mail says, before it has a form. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, if there is one. */
  readonly button?: { readonly label: string; readonly url: string };
  /** Smaller, below the button. */
  readonly notes?: readonly string[];
}

export interface RenderedLetter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const INK = "#1c1e21";
const GREY = "#5f6670";
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The one layout of all mails, as HTML and always as plain text too. */
export const renderLetter = (letter: Letter, letterhead: MailLetterhead): RenderedLetter => ({
  subject: letter.subject.replace(/\s+/g, " "),
  html: renderHtml(letter, letterhead),
  text: renderText(letter, letterhead),
});

function renderText({ paragraphs, button, notes = [] }: Letter, { brand, origin }: MailLetterhead): string {
  const action = button ? [`${button.label}:\n${button.url}`] : [];
  return [...paragraphs, ...action, ...notes, `-- \n${brand}\n${origin}`].join("\n\n") + "\n";
}

function renderHtml(letter: Letter, { brand, origin, colour }: MailLetterhead): string {
  const { subject, paragraphs, button, notes = [] } = letter;
  const said = paragraphs.map((text) => paragraph(text, `font-size:16px;line-height:24px;color:${INK}`));
  const small = notes.map((text) => paragraph(text, `font-size:13px;line-height:20px;color:${GREY}`));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:0;background:#f4f5f7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f5f7">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px;${FONT};font-size:15px;font-weight:600;color:${INK}">${escapeMarkup(brand)}</td></tr>
<tr><td style="padding:32px;background:#ffffff;border:1px solid #e3e5e9;border-radius:8px;${FONT}">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;color:${INK}">${escapeMarkup(subject)}</h1>
${said.join("\n")}
${button ? buttonOf(button, colour) : ""}
${small.join("\n")}
</td></tr>
<tr><td style="padding:16px 4px;${FONT};font-size:12px;line-height:18px;color:${GREY}">
${link(origin, escapeMarkup(brand), GREY)}</td></tr>
</table></td></tr></table></body></html>
`;
}

const paragraph = (text: string, style: string): string =>
  `<p style="margin:0 0 16px;${style}">${escapeMarkup(text).replaceAll("\n", "<br>")}</p>`;

function buttonOf({ label, url }: NonNullable<Letter["button"]>, colour: string): string {
  const style = `display:inline-block;padding:12px 20px;border-radius:6px;background:${escapeMarkup(colour)};color:${inkOn(colour)}`;
  return `<p style="margin:24px 0"><a href="${escapeMarkup(url)}" target="_blank" rel="noopener noreferrer"
 style="${style};${FONT};font-size:15px;font-weight:600;text-decoration:none">${escapeMarkup(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:${GREY}">If the button does not work, open this address:<br>
${link(url, escapeMarkup(url), GREY)}</p>`;
}

const link = (url: string, content: string, colour: string): string =>
  `<a href="${escapeMarkup(url)}" target="_blank" rel="noopener noreferrer" style="color:${colour};word-break:break-all">${content}</a>`;

/** Black or white, whichever reads better on a brand's colour (relative luminance, WCAG 2). */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#000000" : "#ffffff";
}
