export interface PrivacyFacts {
  readonly siteName: string;
  readonly contact: string | null;
  /** Others who get data, by what they do. */
  readonly payments: boolean;
  readonly models: boolean;
  readonly analytics: boolean;
  /** Analytics waits until the visitor agrees. */
  readonly consent: boolean;
  /** Days after its end for which an analysis is kept at most; null: for good. */
  readonly keptDays: number | null;
}

const within = (days: number | null): string => (days === null ? "" : `, for ${days} days after the audit at most`);

/** What is kept of people, why and how long, as plain text at /privacy. Each sentence is what the program does. */
export const privacyText = (facts: PrivacyFacts): string =>
  [
    `Privacy at ${facts.siteName}`,
    "",
    "What is kept of you, and why",
    "- Your e-mail address, name and a hash of your password, to know you again; if you set one up, a second factor.",
    "- Where you are signed in: which browser, since when, last seen. A session ends after 7 days without use (an",
    "  administrator's after 12 hours), after 30 days in any case, and when you end it.",
    `- The websites you had audited, their reports, your tasks and notes, until you delete them${within(facts.keptDays)}.`,
    "- What you bought and the payments' history, as tax law asks for: up to ten years after the end of their year.",
    "- Mails to you, for seven days after they were written; counters against misuse, for seven days at most; visits of links",
    "  that you shared, as a number, and for two days as a mark that nobody can trace back.",
    "- Where you want notices sent and which tools tasks go to, with their addresses and tokens encrypted; what was sent, for 30 days.",
    "- The server's log has for each request your account, network address and what was asked for, never what you wrote;",
    "  whoever runs this site keeps it only as long as faults and misuse are looked for.",
    "- Reports hold what public pages of the audited website say; nothing behind a login is read.",
    "",
    "Who else gets to see it",
    "- Whoever has a link that you shared, until you revoke it or it ends; places and tools that you named for notices and tasks.",
    ...(facts.payments ? ["- The payment provider, which holds your card; this site never sees it."] : []),
    ...(facts.models
      ? ["- A language model's provider gets findings about the audited website for wording, and nothing about you."]
      : []),
    ...(facts.analytics
      ? [
          facts.consent
            ? "- Google Analytics, only if you agree; at the foot of each page you can change your mind."
            : "- Google Analytics, which counts visits of pages. Pages with secrets in their address are never counted.",
        ]
      : ["- Nobody counts your visits here."]),
    "",
    "Cookies and the browser's memory",
    "- One cookie knows the browser you signed in with, so that a stranger who guesses can't lock you out.",
    "- The session, your preferences and changes that could not be sent yet stay in the browser's memory; logging out forgets",
    "  all but the preferences.",
    "",
    "Your rights",
    "- Account, Your data: download all that this site holds of you, or delete the account for good. What is left then are",
    "  payments, without your name, and the entries of the log of changes, with your name taken out.",
    ...(facts.contact === null ? [] : [`- Questions and all else: ${facts.contact}`]),
    "",
  ].join("\n");
