import type { Plan, PlannedAction } from "@audit/engine/process";

const MOST_SUMMARY_WORDS = 300;
/** What owners can't read, outside the page's own words in quotation marks. */
const UNREADABLE = /\{\s*"|["{,]\s*"?\w+"\s*:|\d\s?% sure|\bcurl\b|\bgrep\b|<[a-z]+[ >]/;

/** What a reworded plan broke of what the built-in writer's plan promises; empty where all was kept. */
export function brokenPromises(own: Plan, worded: Plan): string[] {
  const summary = worded.executiveSummary.split(/\s+/).length;
  return [
    ...(JSON.stringify(worded.actions.map(factsOf)) === JSON.stringify(own.actions.map(factsOf))
      ? []
      : ["order, code, patches, pages or evidence differ"]),
    ...own.actions.flatMap((action, index) => brokenWords(action, worded.actions[index])),
    ...(summary <= Math.max(MOST_SUMMARY_WORDS, own.executiveSummary.split(/\s+/).length)
      ? []
      : [`the summary has ${summary} words`]),
  ];
}

function factsOf(action: PlannedAction): unknown {
  const { title: _title, problem: _problem, businessValue: _value, ...facts } = action;
  return facts;
}

function brokenWords(own: PlannedAction, worded: PlannedAction | undefined): string[] {
  if (worded === undefined) return [`“${own.title}” is gone`];
  const pairs = [
    [own.title, worded.title],
    [own.problem, worded.problem],
    [own.businessValue, worded.businessValue],
  ] as const;
  const faults = pairs.flatMap(([before, after]) => [
    ...(same(figuresIn(before), figuresIn(after)) ? [] : [`other figures: ${after}`]),
    ...(same(quotesIn(before), quotesIn(after)) ? [] : [`other quotations: ${after}`]),
    ...(UNREADABLE.test(wordsOnly(after)) && !UNREADABLE.test(wordsOnly(before)) ? [`unreadable: ${after}`] : []),
  ]);
  const deed = firstWord(worded.title) === firstWord(own.title) ? [] : [`another deed: ${worded.title}`];
  return [...faults, ...deed];
}

const figuresIn = (text: string): string[] => text.match(/\d[\d.,]*/g) ?? [];
const quotesIn = (text: string): string[] => text.match(/“[^“”]*”/g) ?? [];
const wordsOnly = (text: string): string => text.replace(/“[^“”]*”/g, "“…”");
const firstWord = (text: string): string | undefined => text.split(" ", 1)[0];
const same = (ours: readonly string[], theirs: readonly string[]): boolean => ours.join("\n") === theirs.join("\n");
