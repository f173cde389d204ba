import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { TokenScope } from "@audit/contract";
import { z } from "zod";
import type { Backend } from "../backend.ts";
import { resultOf } from "../quote.ts";
import type { Audit } from "../shapes.ts";

export interface ToolCall {
  readonly signal: AbortSignal;
  /** Sends the caller how far an audit is, if it asked for that. */
  readonly progress: (audit: Audit) => Promise<void>;
}

export interface Tool<Input extends z.ZodRawShape, Output extends z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The scope of a personal token that the calls behind it want. */
  readonly scope: TokenScope;
  readonly input: Input;
  readonly output: Output;
  /** Changes nothing, neither here nor on the site. */
  readonly readOnly: boolean;
  readonly work: (
    backend: Backend,
    input: z.output<z.ZodObject<Input>>,
    call: ToolCall,
  ) => Promise<z.output<z.ZodObject<Output>>>;
}

/** A tool whose types are known to itself alone. */
export interface AnyTool {
  readonly name: string;
  readonly scope: TokenScope;
  readonly register: (server: McpServer, backend: Backend) => void;
}

export function defineTool<Input extends z.ZodRawShape, Output extends z.ZodRawShape>(
  tool: Tool<Input, Output>,
): AnyTool {
  const { name, title, description, scope, readOnly } = tool;
  const input = z.object(tool.input);
  const output = z.object(tool.output);
  return {
    name,
    scope,
    register: (server, backend) => {
      const annotations = { title, readOnlyHint: readOnly, destructiveHint: false, openWorldHint: true };
      server.registerTool(
        name,
        { title, description, inputSchema: input, outputSchema: output, annotations },
        async (given: unknown, extra): Promise<CallToolResult> => {
          const { progressToken } = extra._meta ?? {};
          const progress = async ({ progress: done, doing }: Audit): Promise<void> => {
            if (progressToken === undefined) return;
            const params = { progressToken, progress: done, total: 100, ...(doing === null ? {} : { message: doing }) };
            await extra.sendNotification({ method: "notifications/progress", params });
          };
          try {
            const call = { signal: extra.signal, progress };
            return resultOf(output.parse(await tool.work(backend, input.parse(given), call)));
          } catch (error) {
            return { isError: true, content: [{ type: "text", text: sentenceOf(error) }] };
          }
        },
      );
    },
  };
}

/** Only errors with a sentence for the caller speak for themselves. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return "This did not work.";
  const { code, retryAfter } = error as { code?: unknown; retryAfter?: unknown };
  const wait = typeof retryAfter === "number" ? ` Try again in ${retryAfter} seconds.` : "";
  return `${error.message}${typeof code === "string" ? ` (${code})` : ""}${wait}`;
}
