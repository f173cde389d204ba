import { z } from "zod";
import { limits } from "./limits.ts";

/** What a person lacks to go on. */
export interface MissingCredits {
  /** Why, in one sentence; null when the answer doesn't say. */
  readonly reason: string | null;
  readonly required: number;
  /** Null when the answer doesn't say. */
  readonly available: number | null;
  /** Of a batch: the addresses that would be accepted now. */
  readonly fits: readonly string[];
}

/** The specification's words for a shortage; any of them in error, code or reason means one. */
const MARKERS = [
  "Insufficient credits",
  "FEATURE_ACCESS_DENIED",
  "Purchase credits to continue",
  "Feature access denied",
];

/** Read loosely: a field in another form is as good as none. */
const Body = z.object({
  error: z.string().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
  reason: z.string().optional().catch(undefined),
  credits_required: z.number().int().optional().catch(undefined),
  credits_available: z.number().int().optional().catch(undefined),
  fits: z.array(z.string()).optional().catch(undefined),
});

/** What the body of a refused call says is missing; null when it is about something else. */
export function readShortage(body: unknown): MissingCredits | null {
  const { data } = Body.safeParse(body);
  if (data === undefined) return null;
  const said = [data.error, data.code, data.reason].join("\n");
  if (!MARKERS.some((marker) => said.includes(marker)) && data.code !== "INSUFFICIENT_CREDITS") return null;
  return {
    reason: data.reason ?? null,
    required: data.credits_required ?? limits.creditsPerDomain,
    available: data.credits_available ?? null,
    fits: data.fits ?? [],
  };
}
