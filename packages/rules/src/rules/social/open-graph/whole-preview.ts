import type { Cause } from "../../../cause.ts";

/** Title of the one task for all that previews lack. */
export const WHOLE_PREVIEW = "Complete the link {preview|previews} of {pages}";

/** Whether a task takes care of other faults of previews, too. */
export const holdsOthers = (_fault: unknown, { heals = [] }: Cause): boolean =>
  heals.some(({ withCode }) => withCode !== undefined);
