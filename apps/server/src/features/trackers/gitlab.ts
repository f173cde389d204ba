import { z } from "zod";
import { WebUrl, type Connection, type Tool } from "./tool.ts";

const Issue = z.object({ iid: z.int(), web_url: WebUrl, state: z.string() });

const pathOf = ({ project }: Connection): string => `/api/v4/projects/${encodeURIComponent(project)}/issues`;
const headersOf = ({ token }: Connection): Record<string, string> => ({ "private-token": token });

/** https://docs.gitlab.com/api/issues/ */
export const gitlab: Tool = {
  kind: "gitlab",
  base: "https://gitlab.com",
  project: { words: "group/project, or its number", form: /^(?:\d+|[\w.-]+(?:\/[\w.-]+)+)$/ },
  create: (connection, { title, markdown }) => ({
    method: "POST",
    path: pathOf(connection),
    headers: headersOf(connection),
    body: { title, description: markdown },
  }),
  readCreated: (answer) => {
    const { iid, web_url } = Issue.parse(answer);
    return { reference: String(iid), key: `#${iid}`, url: web_url };
  },
  look: (connection, reference) => ({
    method: "GET",
    path: `${pathOf(connection)}/${encodeURIComponent(reference)}`,
    headers: headersOf(connection),
  }),
  readDone: (answer) => Issue.parse(answer).state === "closed",
};
