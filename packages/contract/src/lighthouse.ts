import { z } from "zod";
import { defineCall } from "./call.ts";
import { JobId } from "./jobs.ts";
import { wrapped } from "./reply.ts";

const Value = z.number().nullable();

/** What came of measuring one page: figures of one run, or why there are none. */
export const LighthouseResult = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("measured"),
    at: z.iso.datetime(),
    /** Of Lighthouse. */
    version: z.string(),
    /** 0..100; null, as any figure, when Lighthouse could not tell it. */
    score: Value,
    lcpMs: Value,
    fcpMs: Value,
    tbtMs: Value,
    speedIndexMs: Value,
    cls: Value,
    /** All that the page loaded. */
    bytes: Value,
    /** Lighthouse's own doubts about the run. */
    warnings: z.array(z.string()),
  }),
  z.object({ state: z.literal("not-measured"), at: z.iso.datetime(), reason: z.string() }),
]);
export type LighthouseResult = z.infer<typeof LighthouseResult>;

const LighthousePage = z.object({
  url: z.string(),
  /** Null while it waits for its turn. */
  result: LighthouseResult.nullable(),
});
export type LighthousePage = z.infer<typeof LighthousePage>;

export const getLighthouse = defineCall({
  name: "getLighthouse",
  method: "GET",
  path: "/api/v1/jobs/:id/lighthouse",
  access: "owner",
  token: "read",
  summary: "Lab values of one page per template, measured with Lighthouse after the job where that is switched on",
  params: z.object({ id: JobId }),
  /** No pages: it was not switched on when the job ended. */
  reply: wrapped(z.object({ pages: z.array(LighthousePage) })),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});
