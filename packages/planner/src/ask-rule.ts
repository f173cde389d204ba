import { findRule, type Rule } from "@audit/rules";

/** A rule that threw while it was asked for words, code or relations: a fault of this program, never of the site. */
export class RuleFailed extends Error {
  readonly rule: string;

  constructor(rule: string, thrown: unknown) {
    super(thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
    this.rule = rule;
  }
}

/**
 * Asks the rule behind a finding.
 * @returns undefined where the rule has no answer, and for an id of an earlier version of the program
 * @throws RuleFailed naming the rule, where it throws
 */
export function askRule<T>(id: string, question: (rule: Rule) => T | undefined): T | undefined {
  const rule = findRule(id);
  if (rule === undefined) return undefined;
  try {
    return question(rule);
  } catch (thrown) {
    throw new RuleFailed(id, thrown);
  }
}
