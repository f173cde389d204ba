import type { PromptCategory } from "@audit/contract";

export type PromptKey = "site_understanding" | "action_wording" | "executive_summary";

/** A prompt as the product brings it along; what can be edited of it lives in the database. */
export interface BuiltInPrompt {
  readonly key: PromptKey;
  readonly category: PromptCategory;
  readonly name: string;
  readonly description: string;
  /** Name to what it holds, in words. */
  readonly variables: Readonly<Record<string, string>>;
  readonly required: readonly string[];
  readonly content: string;
}

const DOMAIN = "The site's host, such as shop.example.";
const ABOUT = "What the site offers and to whom, as far as the first prompt found out; may be empty.";
const SENTENCES = "The built-in writer's sentences, each with an id, as data.";

const EDITING = `Rewrite these sentences:

{{sentences}}

Rules:
- One sentence stays one sentence, with the same meaning. Never say more than it says, never leave a fact out.
- Keep every number, address, name, code and quoted text exactly as it stands.
- Where something is missing or wrong, keep saying so. No praise, no promises, no blame, no exclamation marks.
- Short, active, in words that somebody who runs a shop uses. Explain a technical term in passing where you can.
- Return each sentence that you improved with its id. Leave out those that are good as they are.`;

export const builtInPrompts: readonly BuiltInPrompt[] = [
  {
    key: "site_understanding",
    category: "seo_analysis",
    name: "Site understanding",
    description: "Says what the site offers and to whom, from what its pages say of themselves.",
    variables: { domain: DOMAIN, site: "Titles, descriptions and headings of the site's pages, as data." },
    required: ["site"],
    content: `You read how the website {{domain}} describes itself:

{{site}}

Say for its owner:
- offers: what the website offers, in one or two short sentences.
- audience: for whom, in one short sentence.

Use only what stands in the data, in your own words. No praise, no advice, no numbers or addresses.`,
  },
  {
    key: "action_wording",
    category: "seo_actions",
    name: "Wording of actions",
    description: "Rewrites title, problem and value of each action so that an owner understands them at once.",
    variables: { domain: DOMAIN, about: ABOUT, sentences: SENTENCES },
    required: ["sentences"],
    content: `You edit a plan of repairs for the owner of the website {{domain}}.

About the website:
{{about}}

${EDITING}`,
  },
  {
    key: "executive_summary",
    category: "summary",
    name: "Executive summary",
    description: "Rewrites the page that tells an owner where the site stands and what to do first.",
    variables: { domain: DOMAIN, about: ABOUT, sentences: SENTENCES },
    required: ["sentences"],
    content: `You edit the one-page summary of an audit for the owner of the website {{domain}}, who reads nothing else.

About the website:
{{about}}

${EDITING}`,
  },
];

/** @throws Error for a key of no prompt */
export function requirePrompt(key: string): BuiltInPrompt {
  const prompt = builtInPrompt(key);
  if (!prompt) throw new Error(`No prompt is called ${key}.`);
  return prompt;
}

export const builtInPrompt = (key: string): BuiltInPrompt | undefined =>
  builtInPrompts.find((prompt) => prompt.key === key);
