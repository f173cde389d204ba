import { mostScriptText } from "../collect/read-resources.ts";
import type { SecretFact } from "../page-facts.ts";
import { createTextMemo } from "../text/text-memo.ts";
import { findTools, type Tools } from "./find-tools.ts";
import { findSecrets } from "./read-secrets.ts";

/** What a script inside a page holds. */
interface Snippet {
  readonly secrets: readonly SecretFact[];
  readonly tools: Tools;
}

const noTools: Tools = new Map();
const longestSetUp = 1000;

/** A long script that assigns one literal is the page's state: new on each page, and it sets up no tool. */
function isPageData(script: string): boolean {
  return (
    script.length > longestSetUp &&
    /^\s*(?:window\.|self\.|var |let |const )[\w.$]+\s*=\s*(?:JSON\.parse|[[{]["{[])/.test(script.slice(0, 100))
  );
}

/** Snippets that stand on every page of a site are looked through once. */
const readRepeated = createTextMemo((script): Snippet => ({ secrets: findSecrets(script), tools: findTools(script) }), {
  most: 300,
  longest: mostScriptText,
});

export const readSnippet = (script: string): Snippet =>
  isPageData(script) ? { secrets: findSecrets(script), tools: noTools } : readRepeated(script);

const mostNamed = 5;

export function readSecrets(inlineScripts: readonly string[]): SecretFact[] {
  const found: SecretFact[] = [];
  for (const script of inlineScripts)
    for (const secret of readSnippet(script).secrets) if (found.length < mostNamed) found.push(secret);
  return found;
}
