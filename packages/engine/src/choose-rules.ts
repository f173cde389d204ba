import { rules } from "@audit/rules";
import { AuditFailed } from "./audit.ts";

/** The rules with these ids, all of them when nothing is said. @throws AuditFailed for an id that no rule has */
export function chooseRules(ids: readonly string[] | undefined): typeof rules {
  if (ids === undefined) return rules;
  const wanted = new Set(ids);
  const found = rules.filter(({ id }) => wanted.delete(id));
  const [unknown] = wanted;
  if (unknown !== undefined) throw new AuditFailed("unknown-rule", `There is no rule called "${unknown}".`);
  return found;
}
