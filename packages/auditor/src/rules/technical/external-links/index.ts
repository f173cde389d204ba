import type { Rule } from "../../../rule.ts";
import { externalUgcUnqualified } from "./external-ugc-unqualified.ts";

export const externalLinksRules: readonly Rule[] = [externalUgcUnqualified];
