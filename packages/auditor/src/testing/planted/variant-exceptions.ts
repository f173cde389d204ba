/** Why a rule says nothing of its planted fault in a variant; null where it has to speak. */
export const silentIn = (rule: string, variant: string): string | null =>
  exceptions.find(({ rules, variants }) => rules.includes(rule) && variants.includes(variant))?.reason ?? null;

interface Exception {
  readonly rules: readonly string[];
  readonly variants: readonly string[];
  readonly reason: string;
}

const exceptions: readonly Exception[] = [];
