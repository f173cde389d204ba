import type { Cause } from "@audit/rules";
import { askRule } from "../ask-rule.ts";

/** One place of a template or one setting, on however many pages it shows. */
export const isOneEdit = ({ finding, faults }: Cause): boolean =>
  askRule(finding.rule, ({ oneEdit }) => oneEdit?.(faults)) === true;
