import { z } from "zod";
import { WebUrl, type Connection, type Tool } from "./tool.ts";

const Card = z.object({ id: z.string(), shortLink: z.string(), shortUrl: WebUrl });
const Looked = z.object({ closed: z.boolean(), dueComplete: z.boolean() });

/** In a header, so that key and token stand in no log of addresses. */
function headersOf({ token }: Connection): Record<string, string> {
  const [key = "", secret = ""] = token.split(":");
  return { authorization: `OAuth oauth_consumer_key="${key}", oauth_token="${secret}"` };
}

/** https://developer.atlassian.com/cloud/trello/rest/api-group-cards/ */
export const trello: Tool = {
  kind: "trello",
  base: "https://api.trello.com",
  project: { words: "a list's id", form: /^[0-9a-f]{24}$/i },
  create: (connection, { title, markdown }) => ({
    method: "POST",
    path: "/1/cards",
    headers: headersOf(connection),
    body: { idList: connection.project, name: title, desc: markdown },
  }),
  readCreated: (answer) => {
    const { id, shortLink, shortUrl } = Card.parse(answer);
    return { reference: id, key: shortLink, url: shortUrl };
  },
  look: (connection, reference) => ({
    method: "GET",
    path: `/1/cards/${encodeURIComponent(reference)}?fields=closed,dueComplete`,
    headers: headersOf(connection),
  }),
  readDone: (answer) => {
    const { closed, dueComplete } = Looked.parse(answer);
    return closed || dueComplete;
  },
};
