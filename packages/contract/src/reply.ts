import { z } from "zod";

/** How the 200 answer of a call is laid out around its content, and its schemas. */
export interface Reply<Content extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType> {
  /** "data": success and data; "fields": success and the fields beside it; "both": at both places; "bare": as it is. */
  readonly layout: "data" | "fields" | "both" | "bare";
  /** What a handler returns. */
  readonly content: Content;
  /** What goes over the wire. */
  readonly body: Body;
}

const success = z.literal(true);

/** Success and data. */
export const wrapped = <C extends z.ZodType>(content: C) =>
  ({ layout: "data", content, body: z.object({ success, data: content }) }) as const;

/** Success with the fields beside it. */
export const fields = <S extends z.ZodRawShape>(shape: S) =>
  ({ layout: "fields", content: z.object(shape), body: z.object({ success, ...shape }) }) as const;

/** The fields beside success and under data as well: any reader finds them. */
export const both = <S extends z.ZodRawShape>(shape: S) =>
  ({ layout: "both", content: z.object(shape), body: z.object({ success, ...shape, data: z.object(shape) }) }) as const;

/** Without an envelope. */
export const bare = <C extends z.ZodType>(content: C) => ({ layout: "bare", content, body: content }) as const;

/** Lays a call's content out as its reply goes over the wire; the one place that makes the envelope. */
export function envelopeOf({ layout }: Pick<Reply, "layout">, content: unknown): unknown {
  switch (layout) {
    case "data":
      return { success: true, data: content };
    case "fields":
      return { success: true, ...Object(content) };
    case "both":
      return { success: true, ...Object(content), data: content };
    case "bare":
      return content;
  }
}

/**
 * Reads a 200 answer, which may come wrapped (success and data) or bare.
 * @returns the body in the one form that the contract describes
 * @throws ZodError when it does not hold what the call promises
 */
export function readReply(reply: Reply, answer: unknown): unknown {
  return reply.body.parse(envelopeOf(reply, contentOf(reply, answer)));
}

function contentOf({ layout }: Reply, answer: unknown): unknown {
  const isWrapped = layout === "data" || layout === "both";
  return isWrapped && typeof answer === "object" && answer !== null && "data" in answer ? answer.data : answer;
}
