/** What a provider was asked, whatever its wire format. */
export interface ModelRequest {
  readonly wire: WireName;
  readonly instructions: string;
  readonly prompt: string;
  /** As it came, to look for keys and options. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export type WireName = "chat" | "responses" | "messages" | "generate";

/** One provider's way of asking and answering. */
export interface Wire {
  readonly name: WireName;
  readonly path: RegExp;
  read(body: Readonly<Record<string, unknown>>): { instructions: string; prompt: string };
  /** The answer around a text; tokens as the provider would count them. */
  write(text: string, tokens: { input: number; output: number }): unknown;
}

interface Message {
  readonly role: string;
  readonly content: unknown;
}

/** The text of a content that is either a string or a list of parts. */
const textOf = (content: unknown): string =>
  typeof content === "string"
    ? content
    : Array.isArray(content)
      ? content.map((part: { text?: unknown }) => (typeof part.text === "string" ? part.text : "")).join("")
      : "";

const byRole = (messages: unknown): { instructions: string; prompt: string } => {
  const list = Array.isArray(messages) ? (messages as Message[]) : [];
  const of = (roles: readonly string[]): string =>
    list.flatMap(({ role, content }) => (roles.includes(role) ? [textOf(content)] : [])).join("\n");
  return { instructions: of(["system", "developer"]), prompt: of(["user"]) };
};

/** OpenAI's older format, which most others speak too. */
const chat: Wire = {
  name: "chat",
  path: /\/chat\/completions$/,
  read: ({ messages }) => byRole(messages),
  write: (text, { input, output }) => ({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "fake",
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" }],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  }),
};

/** OpenAI's own. */
const responses: Wire = {
  name: "responses",
  path: /\/responses$/,
  read: ({ input }) => byRole(input),
  write: (text, { input, output }) => ({
    id: "resp_1",
    object: "response",
    created_at: 1,
    status: "completed",
    model: "fake",
    output: [
      {
        type: "message",
        id: "msg_1",
        role: "assistant",
        status: "completed",
        content: [{ type: "output_text", text, annotations: [] }],
      },
    ],
    usage: { input_tokens: input, output_tokens: output, total_tokens: input + output },
  }),
};

/** Anthropic's. */
const messages: Wire = {
  name: "messages",
  path: /\/messages$/,
  read: ({ system, messages: list }) => ({ instructions: textOf(system), prompt: byRole(list).prompt }),
  write: (text, { input, output }) => ({
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "fake",
    content: [{ type: "text", text }],
    stop_reason: "end_turn",
    stop_sequence: null,
    usage: { input_tokens: input, output_tokens: output },
  }),
};

/** Google's. */
const generate: Wire = {
  name: "generate",
  path: /:generateContent$/,
  read: ({ systemInstruction, contents }) => ({
    instructions: textOf((systemInstruction as { parts?: unknown } | undefined)?.parts),
    prompt: (Array.isArray(contents) ? (contents as { parts?: unknown }[]) : [])
      .map(({ parts }) => textOf(parts))
      .join("\n"),
  }),
  write: (text, { input, output }) => ({
    candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason: "STOP", index: 0 }],
    usageMetadata: { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output },
  }),
};

export const wires: readonly Wire[] = [chat, responses, messages, generate];
