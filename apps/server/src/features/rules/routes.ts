import { findRules, getRule, listRules, type RuleEntry } from "@audit/contract";
import { readCatalogue } from "@audit/engine/process";
import { Problem, type Mount } from "../../platform/http/index.ts";

/** The audit's own catalogue: what the report's explanations and the operator's list are made of. */
export function mountRules(mount: Mount): void {
  const rules = keepOnce(async () => (await readCatalogue()).map(entryOf));
  mount(listRules)(async () => ({ rules: await rules() }));
  mount(findRules)(async ({ query: { search = "", limit, offset } }) => {
    const wanted = search.trim().toLowerCase();
    const found = (await rules()).filter(({ id, title, area }) =>
      [id, title, area].some((text) => text.toLowerCase().includes(wanted)),
    );
    return { rules: found.slice(offset, offset + limit), total: found.length };
  });
  mount(getRule)(async ({ params }) => {
    const rule = (await rules()).find(({ id }) => id === params.rule);
    if (!rule) throw new Problem("NOT_FOUND");
    return { rule };
  });
}

type Entry = Awaited<ReturnType<typeof readCatalogue>>[number];

function entryOf({ says, aiVisibility, ...entry }: Entry): RuleEntry {
  const { id, category, area, severity, population, source, grade, weight, certainty } = entry;
  const { businesses, kinds, languages } = entry;
  const { failing: title, why, fix } = says;
  return {
    id,
    category,
    area,
    severity,
    population,
    businesses: businesses && [...businesses],
    kinds: kinds && [...kinds],
    languages: languages && [...languages],
    title,
    why,
    fix,
    source,
    grade,
    weight,
    certainty,
    ai: aiVisibility,
  };
}

/** The first answer for good; a failure is forgotten, so that the next caller tries again. */
function keepOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return () => {
    kept ??= read().catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}
