import { z } from "zod";

export const whichAudit = {
  audit: z.string().optional().describe("Id of the audit; else the newest finished one"),
};

/** @param most the longest part that is given at once */
export const page = (most: number, fallback: number) => ({
  limit: z.number().int().min(1).max(most).default(fallback),
  offset: z.number().int().min(0).max(1_000_000).default(0).describe("How many to leave out, for the next part"),
});

export const searched = z.string().max(300).optional().describe("Part of a name or an address, in any case of letters");
