import { z } from "zod";
import type { Connection, Tool } from "./tool.ts";

const Created = z.object({ key: z.string().regex(/^[A-Z][A-Z0-9_]*-\d+$/) });
const Looked = z.object({ fields: z.object({ status: z.object({ statusCategory: z.object({ key: z.string() }) }) }) });

const headersOf = ({ token }: Connection): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(token).toString("base64")}`,
});

/** The document format of Atlassian: a paragraph for each line, fenced code as code. */
function documentOf(markdown: string): object {
  const blocks = markdown.split(/^(`{3,})\n([\s\S]*?)\n\1$/m);
  const content: object[] = [];
  // The expression gives text, fence, code, text, fence, code ...
  for (let at = 0; at < blocks.length; at += 3) {
    for (const line of (blocks[at] ?? "").split("\n").filter((one) => one.trim() !== ""))
      content.push({ type: "paragraph", content: [textNode(unescaped(line))] });
    const code = blocks[at + 2];
    if (code !== undefined) content.push({ type: "codeBlock", content: [textNode(code)] });
  }
  return { type: "doc", version: 1, content };
}

const textNode = (text: string): object => ({ type: "text", text });

/** Nothing in it is markup there, so what kept it from being that is taken out. */
const unescaped = (line: string): string =>
  line
    .replaceAll("**", "")
    .replaceAll(/\\([!-/:-@[-`{-~])/g, "$1")
    .replaceAll(/<(https?:\/\/[^>]+)>/g, "$1")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-issues/ */
export const jira: Tool = {
  kind: "jira",
  base: null,
  project: { words: "a project's key, such as SHOP", form: /^[A-Z][A-Z0-9_]+$/ },
  create: (connection, { title, markdown }) => ({
    method: "POST",
    path: "/rest/api/3/issue",
    headers: headersOf(connection),
    body: {
      fields: {
        project: { key: connection.project },
        issuetype: { name: "Task" },
        summary: title,
        description: documentOf(markdown),
      },
    },
  }),
  readCreated: (answer, { base }) => {
    const { key } = Created.parse(answer);
    return { reference: key, key, url: `${base}/browse/${key}` };
  },
  look: (connection, reference) => ({
    method: "GET",
    path: `/rest/api/3/issue/${encodeURIComponent(reference)}?fields=status`,
    headers: headersOf(connection),
  }),
  readDone: (answer) => Looked.parse(answer).fields.status.statusCategory.key === "done",
};
