/**
 * Where a new account goes first.
 * @param nextStep what the server proposes; words that are not known here lead where everybody goes
 * @param wanted a place the visitor was on the way to, which comes first
 */
export function pathOfStep(nextStep: string, wanted: string | undefined): string | undefined {
  if (wanted !== undefined) return wanted;
  if (nextStep === "verify_email") return "/account";
  return nextStep === "choose_plan" ? "/account/upgrade" : undefined;
}
