import type { Cause } from "../../../cause.ts";

/** Title of the one task for all that previews lack. */
export const WHOLE_PREVIEW =
  "Let {pages} show {its|their} own title, picture and address when somebody shares {it|them}";

/** Whether a task takes care of other faults of previews, too. */
export const holdsOthers = (_fault: unknown, { heals = [] }: Cause): boolean =>
  heals.some(({ withCode }) => withCode !== undefined);
