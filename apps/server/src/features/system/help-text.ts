export interface HelpFacts {
  readonly siteName: string;
  readonly contact: string | null;
}

/** How the product is worked with, as plain text at /help, by the names that its screens print. */
export const helpText = ({ siteName, contact }: HelpFacts): string =>
  [
    `Help for ${siteName}`,
    "",
    "Audit a website",
    "- Type its address on the first page. You may leave meanwhile: the audit goes on, and a mail tells you of a long one's end.",
    "- Only some pages reads a list of yours; Batch audits many websites.",
    "- Audit again, at the head of an audit, reads the site anew and carries over what you did.",
    "",
    "Work on the plan",
    "- Tasks stand in order of worth: begin with Do first. Each says why, what to change, on which pages, and how to check it.",
    "- Start Task and Mark Complete say how far you are; Check now looks whether the repair is on the live site.",
    "- What does not fit your business: tick the task, then Not relevant here, with a reason. It comes back by the same way.",
    "- Filters narrow the list to an impact, an area, a kind of page or the time that you have.",
    "",
    "Give it to others",
    "- Copy task, in an open task, is text for a message or a ticket; Export MD is the whole plan.",
    "- Share makes a link that needs no account and can be revoked; Print view makes a document of it.",
    "",
    "See whether it got better",
    "- Changes compares any two audits of a site: scores, and which tasks are fixed, new or back again.",
    "",
    "Keys",
    "- Ctrl or Cmd with K goes to any audit, task or page. The key ? lists all others; Account, Preferences switches them off.",
    "",
    "Whom to ask",
    `- ${contact ?? "Whoever runs this installation: the address you got it from."}`,
    "",
  ].join("\n");
