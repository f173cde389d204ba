import { createHash } from "node:crypto";
import { z } from "zod";

/** One line each, packed together: what it is, the tables with their rows, files, and at the end what must have come. */
export const FORMAT = 1;

export const Head = z.object({
  kind: z.literal("seo-audit backup"),
  format: z.number().int(),
  version: z.string(),
  at: z.string(),
  /** Which tables and columns it has. */
  migrations: z.array(z.string()),
});
export type Head = z.infer<typeof Head>;

/** How many rows a table has, and a sum over their contents that no order changes. */
export const TableSum = z.object({ rows: z.number().int(), digest: z.string() });
export type TableSum = z.infer<typeof TableSum>;

export const End = z.object({ tables: z.record(z.string(), TableSum) });

export const Line = z.discriminatedUnion("is", [
  z.object({ is: z.literal("head"), head: Head }),
  z.object({ is: z.literal("file"), name: z.enum(["app-secret", "dev-accounts.json"]), content: z.string() }),
  z.object({ is: z.literal("table"), name: z.string().regex(/^[a-z_]+$/) }),
  z.object({ is: z.literal("end"), end: End }),
]);
export type Line = z.infer<typeof Line>;

/** Rows are written as the database writes them, behind a sign that no other line begins with. */
export const ROW = ">";

const MODULUS = 2n ** 128n;

/** Adds up rows, in whatever order they come. */
export function createSum(): { add(row: string): void; read(): TableSum } {
  let rows = 0;
  let total = 0n;
  return {
    add: (row) => {
      rows += 1;
      total = (total + BigInt(`0x${createHash("sha256").update(row).digest("hex").slice(0, 32)}`)) % MODULUS;
    },
    read: () => ({ rows, digest: total.toString(16) }),
  };
}

/** The backup can't be used; the sentence says why. */
export class BackupRefused extends Error {}
