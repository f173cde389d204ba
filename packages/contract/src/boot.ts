import { z } from "zod";
import { Branding } from "./system.ts";

/** What the server writes into the page, so that nothing has to be asked before the first paint. */
export const Boot = z.object({
  branding: Branding,
  /** Where people who need help may write; null where the operator named no address. */
  support_email: z.string().nullable(),
  /** Whether analytics must wait until the visitor agrees. */
  consent_required: z.boolean(),
  /** Whether plans or reports are sold here. */
  sells: z.boolean(),
});
export type Boot = z.infer<typeof Boot>;

/** Id of the element that holds it as JSON. */
export const BOOT_ELEMENT = "boot";
