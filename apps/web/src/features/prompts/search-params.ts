import { z } from "zod";

export const promptShows = ["all", "active", "inactive"] as const;

/** Which prompts are shown, and the one that is open. */
export const PromptsSearch = z.object({
  show: z.enum(promptShows).optional().catch(undefined),
  prompt: z.string().max(60).optional().catch(undefined),
});
