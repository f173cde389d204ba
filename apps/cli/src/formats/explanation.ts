import type { PageExplanation, RuleExplanation } from "@audit/engine";

const MOST_READS = 6;
const MOST_CHARACTERS = 160;

/** What each rule says about one page, as text for a terminal: faults first, what does not apply last. */
export function printExplanation({ url, status, kind, traits, pagesRead, rules }: PageExplanation): string {
  const of = (verdict: RuleExplanation["verdict"]): RuleExplanation[] => rules.filter((one) => one.verdict === verdict);
  return [
    "",
    url,
    `${kind} page, status ${status}, ${traits.join(", ")}`,
    `Rules over the whole site know the ${pagesRead} ${pagesRead === 1 ? "page" : "pages"} that ${pagesRead === 1 ? "was" : "were"} read of it.`,
    ...section("Failed", of("fail"), failed),
    ...section("Could not be checked", of("unknown"), ({ rule, reason }) => [`  ${rule}: ${reason}`]),
    ...section("Passed", of("pass"), passed),
    ...notApplicable(of("not-applicable")),
  ].join("\n");
}

function section(
  head: string,
  rules: readonly RuleExplanation[],
  print: (rule: RuleExplanation) => readonly string[],
): string[] {
  return rules.length === 0 ? [] : ["", `${head} (${rules.length})`, ...rules.flatMap(print)];
}

function failed({ rule, title, population, evidence, reason, source, severity, weighed }: RuleExplanation): string[] {
  const expected = evidence?.expected;
  return [
    `  ${rule}: ${title}`,
    ...(reason === null ? [] : [`    ${reason}`]),
    ...(population === null ? [] : [`    among ${population}`]),
    ...(severity === null
      ? []
      : [`    weighs ${severity}${weighed.length > 0 ? `, because ${weighed.join("; ")}` : ""}`]),
    ...(evidence === null ? [] : [`    at ${evidence.at}`, `    saw ${cut(evidence.saw)}`]),
    ...(expected === undefined ? [] : [`    expected ${cut(expected)}`]),
    `    ${source}`,
  ];
}

function passed({ rule, reason, saw }: RuleExplanation): string[] {
  const shown = saw.slice(0, MOST_READS).map(({ path, value }) => `${path} = ${cut(value)}`);
  const more = saw.length > shown.length ? [`${saw.length - shown.length} more`] : [];
  const looked = shown.length === 0 ? [] : [`    looked at ${[...shown, ...more].join("; ")}`];
  return [`  ${rule}${reason === null ? "" : `: ${reason}`}`, ...looked];
}

/** Hundreds of rules share a few reasons. */
function notApplicable(rules: readonly RuleExplanation[]): string[] {
  const byReason = Map.groupBy(rules, ({ reason }) => reason ?? "");
  const groups = [...byReason].toSorted(([, a], [, b]) => b.length - a.length);
  return section("Not applicable", rules, () => []).concat(
    groups.flatMap(([reason, group]) => [
      `  ${reason} (${group.length})`,
      `    ${group.map(({ rule }) => rule).join(", ")}`,
    ]),
  );
}

function cut(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)} ...` : text;
}
