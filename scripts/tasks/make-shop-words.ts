import { readFileSync } from "node:fs";
import { platformPhrases, readMeanings } from "@audit/facts";

interface Translation {
  readonly in: { readonly platform: string; readonly language: string; readonly texts: readonly string[] };
  readonly want: { readonly phrase: string };
}

/**
 * Makes lines for `packages/facts/src/phrases/words`: what two or more shop platforms call a meaning in a language and the
 * table doesn't know yet. `node scripts/tasks/make-shop-words.ts <cases.json of translations>`
 */
const [file] = process.argv.slice(2);
if (file === undefined)
  throw new Error(
    "Name the file of translations: { cases: [{ in: { platform, language, texts }, want: { phrase } }] }.",
  );
const { cases } = JSON.parse(readFileSync(file, "utf8")) as { cases: readonly Translation[] };

const platformsOf = new Map<string, Set<string>>();
for (const { in: said, want } of cases) {
  const meaning = platformPhrases.get(want.phrase);
  if (meaning === undefined) continue;
  for (const text of said.texts) {
    if (readMeanings(text, [said.language]).includes(meaning)) continue;
    const key = `${meaning}\t${said.language.split(/[-_]/)[0]}\t${text.toLowerCase()}`;
    platformsOf.set(key, (platformsOf.get(key) ?? new Set()).add(said.platform));
  }
}
const agreed = [...platformsOf].filter(([, platforms]) => platforms.size > 1).map(([key]) => key.split("\t"));
for (const [meaning, lines] of Map.groupBy(agreed, ([name]) => name)) {
  console.log(`words/${meaning}.ts`);
  for (const [language, rows] of Map.groupBy(lines, ([, tag]) => tag))
    console.log(`${language} ${rows.map(([, , text]) => text).join("|")}`);
}
