import { z } from "zod";
import { WebUrl, type Connection, type Tool } from "./tool.ts";

const Issue = z.object({ number: z.int(), html_url: WebUrl, state: z.string() });

const headersOf = ({ token }: Connection): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  accept: "application/vnd.github+json",
  "x-github-api-version": "2022-11-28",
});

/** https://docs.github.com/en/rest/issues/issues */
export const github: Tool = {
  kind: "github",
  base: "https://api.github.com",
  project: { words: "owner/repository", form: /^[\w.-]+\/[\w.-]+$/ },
  create: (connection, { title, markdown }) => ({
    method: "POST",
    path: `/repos/${connection.project}/issues`,
    headers: headersOf(connection),
    body: { title, body: markdown },
  }),
  readCreated: (answer) => {
    const { number, html_url } = Issue.parse(answer);
    return { reference: String(number), key: `#${number}`, url: html_url };
  },
  look: (connection, reference) => ({
    method: "GET",
    path: `/repos/${connection.project}/issues/${encodeURIComponent(reference)}`,
    headers: headersOf(connection),
  }),
  readDone: (answer) => Issue.parse(answer).state === "closed",
};
