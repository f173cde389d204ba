/** Pages whose address is the key to them: whoever has it may read, so it must not spread further than it was given. */
const LINK_PAGE = /^\/shared?\/[^/]+$/;
const TOKEN_IN_PATH = /(\/(?:shared?|unsubscribe|mail-previews|csv)\/)[\w-]{20,}(?=\/|$)/;
const TITLE = "Shared SEO analysis";
const DESCRIPTION = "An SEO analysis was shared with you. Open the link to read it.";

export const isLinkPage = (path: string): boolean => LINK_PAGE.test(path);

/** A path as it may stand in a log. */
export const withoutToken = (path: string): string => path.replace(TOKEN_IN_PATH, "$1[token]");

/** The shell with the same words for every link: previews in chats must not tell what is behind it. */
export const describeLinkPage = (shell: string): string =>
  shell
    .replace(/<title>[^<]*<\/title>/, `<title>${TITLE}</title>`)
    .replace(/<meta name="description"[^>]*>\s*/, "")
    .replace(
      "</head>",
      [
        `<meta name="robots" content="noindex, nofollow" />`,
        `<meta name="description" content="${DESCRIPTION}" />`,
        `<meta property="og:title" content="${TITLE}" />`,
        `<meta property="og:description" content="${DESCRIPTION}" />`,
        `<meta property="og:type" content="website" />`,
        "</head>",
      ].join("\n    "),
    );
