import type { Standing, AnyPageRule, Verdict } from "@audit/rules";
import type { Signs } from "@audit/rules/signs/signs";

export type Fault = Extract<Verdict, { verdict: "fail" | "unknown" }>;

/** What rules make of pages that are alike; rules by their place in the list. */
export interface Alike {
  /** Those that must look at each page. */
  readonly asked: readonly number[];
  readonly passed: readonly number[];
  readonly faults: readonly { readonly rule: number; readonly verdict: Fault }[];
  pages: number;
}

/** Sites have dozens of kinds of pages; a hostile one may make each page another. */
const MOST_KNOWN = 1000;

export interface AlikePages {
  /** Takes one page by its signs. */
  take(signs: Signs): Alike;
  /** Tells of all pages taken since the last time for which rules they passed. */
  tell(): void;
}

/** @param passed takes a rule's place, and how many pages passed it by their signs alone. */
export function createAlikePages(
  rules: readonly AnyPageRule[],
  passed: (rule: number, pages: number) => void,
): AlikePages {
  const known = new Map<Signs, Alike>();
  const speaking = new Map<Standing, readonly number[]>();

  /** Rules that speak about pages which stand so. */
  function rulesAbout(standing: Standing): readonly number[] {
    let about = speaking.get(standing);
    if (about === undefined) {
      about = [...rules.keys()].filter((rule) => rules[rule]!.over.holds(standing));
      speaking.set(standing, about);
    }
    return about;
  }

  function tell(): void {
    for (const alike of known.values()) for (const rule of alike.passed) passed(rule, alike.pages);
    known.clear();
  }

  function take(signs: Signs): Alike {
    let alike = known.get(signs);
    if (alike === undefined) {
      if (known.size >= MOST_KNOWN) tell();
      known.set(signs, (alike = alikeBy(rules, rulesAbout(signs.standing), signs)));
    }
    alike.pages += 1;
    return alike;
  }

  return { take, tell };
}

/** Asks each rule that speaks about pages with these signs once for all of them. */
function alikeBy(rules: readonly AnyPageRule[], about: readonly number[], signs: Signs): Alike {
  const asked: number[] = [];
  const passed: number[] = [];
  const faults: { rule: number; verdict: Fault }[] = [];
  for (const rule of about) {
    const verdict = rules[rule]!.told?.(signs) ?? null;
    if (verdict === null) asked.push(rule);
    else if (verdict.verdict === "pass") passed.push(rule);
    else if (verdict.verdict !== "not-applicable") faults.push({ rule, verdict });
  }
  return { asked, passed, faults, pages: 0 };
}
