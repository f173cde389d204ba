import type { ProfileCorrection } from "@audit/contract";

/** Whether two corrections say the same. */
export const isSame = (one: ProfileCorrection | null, other: ProfileCorrection | null): boolean =>
  keyOf(one) === keyOf(other);

const keyOf = (correction: ProfileCorrection | null): string =>
  JSON.stringify(correction && [correction.business, correction.currencies, correction.languages]);
