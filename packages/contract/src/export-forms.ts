import { z } from "zod";
import { defineCall } from "./call.ts";
import { JobId } from "./jobs.ts";
import { wrapped } from "./reply.ts";
import { ApiToken } from "./tokens.ts";

/** Tables that a spreadsheet reads, also by an address of its own. */
export const TableForm = z.enum(["pages", "faults", "plan", "changes", "proposals"]);
export type TableForm = z.infer<typeof TableForm>;

/** What an audit can be written as for other programs. */
export const ExportForm = z.enum([
  "xlsx",
  "jsonl",
  ...TableForm.options,
  "products-shopify",
  "products-woocommerce-yoast",
  "products-woocommerce-rank-math",
  "redirects-htaccess",
  "redirects-nginx",
  "redirects-shopify",
  "redirects-cloudflare",
]);
export type ExportForm = z.infer<typeof ExportForm>;

export const getExport = defineCall({
  name: "getExport",
  method: "GET",
  path: "/api/v1/jobs/:id/export/:form",
  access: "owner",
  token: "read",
  summary: "An audit's tables, sheets of proposals or redirects as one file, as far as its owner may read it now",
  params: z.object({ id: JobId, form: ExportForm }),
  reply: wrapped(
    z.object({
      name: z.string(),
      type: z.string(),
      base64: z.string(),
      /** False: the audit holds more than one file may; what is graver stands in it. */
      complete: z.boolean(),
    }),
  ),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND", "REPORT_MISSING", "REPORT_NOT_READY"],
});

export const createSheetAddress = defineCall({
  name: "createSheetAddress",
  method: "POST",
  path: "/api/v1/jobs/:id/sheet-address",
  access: "owner",
  summary:
    "Make an address at which a spreadsheet reads a table of the newest audit of a job's site; it is in this answer and nowhere else",
  params: z.object({ id: JobId }),
  body: z.object({ table: TableForm }),
  reply: wrapped(z.object({ address: z.string(), token: ApiToken })),
  errors: ["AUTHENTICATION_REQUIRED", "CONFIRMATION_OF_IDENTITY", "NOT_FOUND", "CONFLICT"],
});
