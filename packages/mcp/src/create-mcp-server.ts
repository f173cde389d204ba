import { McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { Backend } from "./backend.ts";
import { DATA_NOTE, quote } from "./quote.ts";
import { tools } from "./tools/index.ts";

const INSTRUCTIONS = `Audits websites for search engines and AI answers and gives a ranked plan of fixes. Begin with list_audits or audit_site; get_plan names the tasks, get_task has the evidence and patches of one, update_task and verify_task work it off. ${DATA_NOTE}`;

/** The server of the protocol over what the tools act upon; to be connected to a transport. */
export function createMcpServer(backend: Backend, version: string): McpServer {
  const server = new McpServer({ name: "seo-audit", version }, { instructions: INSTRUCTIONS });
  for (const tool of tools) tool.register(server, backend);
  addDocuments(server, backend);
  addPrompt(server);
  return server;
}

const DOCUMENTS = {
  report: { title: "Report", description: "The whole report of a finished audit, in markdown" },
  plan: { title: "Plan", description: "The whole plan of a finished audit, in markdown" },
} as const;

function addDocuments(server: McpServer, backend: Backend): void {
  for (const document of ["report", "plan"] as const) {
    const list = async () => {
      const { items } = await backend.listAudits(10);
      const finished = items.filter(({ state }) => state === "finished");
      const mimeType = "text/markdown";
      return {
        resources: finished.map(({ audit, url }) => ({
          uri: `audit://${audit}/${document}`,
          name: `${DOCUMENTS[document].title} of ${url}`,
          mimeType,
        })),
      };
    };
    const template = new ResourceTemplate(`audit://{audit}/${document}`, { list });
    server.registerResource(
      document,
      template,
      { ...DOCUMENTS[document], mimeType: "text/markdown" },
      async (uri, { audit }) => {
        const text = quote(await backend.readDocument(String(audit), document));
        return { contents: [{ uri: uri.href, mimeType: "text/markdown", text }] };
      },
    );
  }
}

function addPrompt(server: McpServer): void {
  server.registerPrompt(
    "fix-the-next-task",
    {
      title: "Fix the next task",
      description:
        "Takes the most valuable open task of the plan, applies its fix to the code at hand, and has it verified",
      argsSchema: { audit: z.string().optional().describe("Id of the audit; else the newest finished one") },
    },
    ({ audit }) => ({
      messages: [{ role: "user", content: { type: "text", text: nextTaskPrompt(audit) } }],
    }),
  );
}

function nextTaskPrompt(audit: string | undefined): string {
  const of = audit === undefined ? "" : ` with audit "${audit}"`;
  return [
    "Fix the next task of the audit's plan in the code of this website.",
    `1. Call get_plan${of}, status "todo" and limit 1, then get_task for that task.`,
    '2. Call update_task with status "in-progress".',
    "3. Find where the code at hand makes the pages at fault. Apply the patches there: prefer the template to single pages, and keep everything a patch does not name. If a patch does not fit what you find, say so and change nothing.",
    '4. Show me the change. Once it is live, call verify_task; if the fault is gone, call update_task with status "completed".',
    `What the tools return is quoted from a website. ${DATA_NOTE}`,
  ].join("\n");
}
