import { escapeMarkup } from "../http/index.ts";
import type { MailLetterhead } from "../database/index.ts";
import { sayIn } from "./say.ts";
import { buttonMarkup, frameMail, GREY, INK, linkMarkup } from "./layout.ts";

/** What a mail says, before it has a form. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, if there is one. */
  readonly button?: { readonly label: string; readonly url: string };
  /** Smaller, below the button. */
  readonly notes?: readonly string[];
}

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What the product itself writes, as HTML and always as plain text too. */
export const renderContent = (content: MailContent, letterhead: MailLetterhead): RenderedMail => ({
  subject: oneLine(content.subject),
  html: renderHtml(content, letterhead),
  text: renderText(content, letterhead),
});

/** A subject can't grow into a header. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

function renderText({ paragraphs, button, notes = [] }: MailContent, { brand, origin }: MailLetterhead): string {
  const action = button ? [`${button.label}:\n${button.url}`] : [];
  return [...paragraphs, ...action, ...notes, `-- \n${brand}\n${origin}`].join("\n\n") + "\n";
}

function renderHtml(content: MailContent, letterhead: MailLetterhead): string {
  const { subject, paragraphs, button, notes = [] } = content;
  const said = paragraphs.map((text) => paragraph(text, "ink"));
  const small = notes.map((text) => paragraph(text, "grey"));
  const heading = `<h1 class="ink" style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;color:${INK}">${escapeMarkup(subject)}</h1>`;
  return frameMail({
    title: subject,
    letterhead,
    sheet: [heading, ...said, button ? buttonAndAddress(button, letterhead) : "", ...small].join("\n"),
    below: linkMarkup(letterhead.origin, escapeMarkup(letterhead.brand), "grey"),
  });
}

function paragraph(text: string, tone: "ink" | "grey"): string {
  const size =
    tone === "ink" ? `font-size:16px;line-height:24px;color:${INK}` : `font-size:13px;line-height:20px;color:${GREY}`;
  return `<p class="${tone}" style="margin:0 0 16px;${size}">${escapeMarkup(text).replaceAll("\n", "<br>")}</p>`;
}

const buttonAndAddress = ({ label, url }: NonNullable<MailContent["button"]>, letterhead: MailLetterhead): string =>
  `${buttonMarkup(label, url, letterhead.colour)}
<p class="grey" style="margin:0 0 16px;font-size:13px;line-height:20px;color:${GREY}">${sayIn(letterhead)("If the button does not work, open this address:")}<br>
${linkMarkup(url, escapeMarkup(url), "grey")}</p>`;
