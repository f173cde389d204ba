import type { AuditJson } from "@audit/engine";
import { z } from "zod";
import { readJson } from "./faults/baseline.ts";
import { UsageError } from "./usage-error.ts";

// What commands read of it; the rest was written by this program and is passed on as it is.
const Shape = z.looseObject({
  schema: z.literal(1),
  site: z.looseObject({ url: z.string(), finalUrl: z.string(), finishedAt: z.string() }),
  scores: z.looseObject({ byCategory: z.record(z.string(), z.number().nullable()) }),
  coverage: z.looseObject({ pages: z.number() }),
  pages: z.array(z.looseObject({ url: z.string(), status: z.number() })),
  findings: z.array(
    z.looseObject({ rule: z.string(), verdict: z.string(), pages: z.array(z.looseObject({ url: z.string() })) }),
  ),
  actions: z.array(
    z.looseObject({
      rule: z.string(),
      title: z.string(),
      fingerprint: z.string(),
      impact: z.string(),
      pages: z.array(z.looseObject({ url: z.string() })),
    }),
  ),
});

/** Reads what `audit --json` has written. @throws UsageError naming the file and what is wrong with it */
export function readAuditFile(file: string): AuditJson {
  const raw = readJson(file);
  const read = Shape.safeParse(raw);
  if (read.success) return raw as AuditJson;
  const [issue] = read.error.issues;
  throw new UsageError(`${file} is no audit of this program: ${issue?.path.join(".")}: ${issue?.message}`);
}
