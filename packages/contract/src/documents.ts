import { z } from "zod";
import { defineCall } from "./call.ts";
import { JobId } from "./jobs.ts";
import { wrapped } from "./reply.ts";

/** A report to keep or to send: one file that needs nothing else. */
export const DocumentFormat = z.enum(["pdf", "html"]);
export type DocumentFormat = z.infer<typeof DocumentFormat>;

const reply = wrapped(z.object({ name: z.string(), type: z.string(), base64: z.string() }));

export const getReportDocument = defineCall({
  name: "getReportDocument",
  method: "GET",
  path: "/api/v1/jobs/:id/document/:format",
  access: "owner",
  token: "read",
  summary: "The report of a job as one PDF or HTML file, as far as its owner may read it now",
  params: z.object({ id: JobId, format: DocumentFormat }),
  reply,
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND", "NO_BROWSER"],
});

export const getSharedDocument = defineCall({
  name: "getSharedDocument",
  method: "GET",
  path: "/api/v1/share/:token/document/:format",
  access: "anyone",
  summary: "What a link shows as one PDF or HTML file",
  params: z.object({ token: z.string().max(256), format: DocumentFormat }),
  reply,
  errors: ["NOT_FOUND", "NO_BROWSER"],
});
