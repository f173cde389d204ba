export interface Bot {
  readonly userAgent: string;
  /** Its name in robots.txt. */
  readonly token: string;
  /** Requests per second and site; 0 is no pause. */
  readonly rate: number;
  /** Requests to a site in a day. */
  readonly requestsPerDay: number;
  readonly contact: string | null;
}

/** What the crawler says of itself at /bot, as plain text. */
export const botText = (bot: Bot): string =>
  [
    `${bot.token}`,
    "",
    "This crawler reads a website when somebody asks for an audit of it: whether search engines and AI assistants find,",
    "read and understand its pages. It reads public pages only, sends no forms, keeps no cookies and signs in nowhere.",
    "",
    `It names itself in every request:   ${bot.userAgent}`,
    bot.rate > 0
      ? `It sends at most ${bot.rate} ${bot.rate === 1 ? "request" : "requests"} per second to a site, and reads a site for one audit at a time.`
      : "This installation is set to send requests without a pause to the hosts its operator allowed by name.",
    ...(bot.rate > 0
      ? [
          `A site gets at most ${bot.requestsPerDay} requests in a day. One whose owner proved it to us may be read faster and longer.`,
        ]
      : []),
    "It obeys robots.txt, Crawl-delay up to 30 seconds, and Retry-After. It stops after five refusals in a row.",
    "",
    "To slow it down, add to your robots.txt:",
    "",
    `    User-agent: ${bot.token}`,
    "    Crawl-delay: 10",
    "",
    "To keep it out, add:",
    "",
    `    User-agent: ${bot.token}`,
    "    Disallow: /",
    "",
    "A change of robots.txt holds from the next audit on.",
    ...(bot.contact === null ? [] : ["", `Questions, or never to be read again: ${bot.contact}`]),
    "",
  ].join("\n");
