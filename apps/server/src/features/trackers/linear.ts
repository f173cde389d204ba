import { z } from "zod";
import { WebUrl, type Connection, type Question, type Tool } from "./tool.ts";

const Created = z.object({
  data: z.object({
    issueCreate: z.object({
      success: z.literal(true),
      issue: z.object({ id: z.string(), identifier: z.string(), url: WebUrl }),
    }),
  }),
});
const Looked = z.object({ data: z.object({ issue: z.object({ state: z.object({ type: z.string() }) }) }) });

const CREATE =
  "mutation ($input: IssueCreateInput!) { issueCreate(input: $input) { success issue { id identifier url } } }";
const LOOK = "query ($id: String!) { issue(id: $id) { state { type } } }";

const ask = ({ token }: Connection, query: string, variables: object): Question => ({
  method: "POST",
  path: "/graphql",
  headers: { authorization: token },
  body: { query, variables },
});

/** https://linear.app/developers/graphql */
export const linear: Tool = {
  kind: "linear",
  base: "https://api.linear.app",
  project: { words: "a team's id", form: /^[0-9a-f-]{36}$/i },
  create: (connection, { title, markdown }) =>
    ask(connection, CREATE, { input: { teamId: connection.project, title, description: markdown } }),
  readCreated: (answer) => {
    const { id, identifier, url } = Created.parse(answer).data.issueCreate.issue;
    return { reference: id, key: identifier, url };
  },
  look: (connection, reference) => ask(connection, LOOK, { id: reference }),
  readDone: (answer) => ["completed", "canceled"].includes(Looked.parse(answer).data.issue.state.type),
};
