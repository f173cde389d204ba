import type { PageKind } from "@audit/facts";
import { kindsIn, rules, type Rule } from "@audit/rules";
import { loadPlantings } from "@audit/rules/testing/load-plantings";
import { cleanShop, type Planting, type PlantedShop } from "@audit/testkit";
import { failingRules, judgeShop } from "./judge-shop.ts";
import { isSame, type Variant } from "./variants.ts";
import { silentIn } from "./variant-exceptions.ts";

export interface VariantOutcome {
  readonly rule: string;
  /**
   * - agree: it failed, and nothing strange beside it
   * - silent: it does not speak of this business, or knows no words of this language, and said nothing
   * - lost: the fault was in what only shops have
   */
  readonly outcome:
    | "agree"
    | "silent"
    | "lost"
    | "did not fail"
    | "others failed too"
    | "spoke"
    | "could not be planted";
  readonly details: readonly string[];
}

/** Kinds of pages that only who sells goods has. */
const OF_GOODS: ReadonlySet<PageKind> = new Set(["product", "category"]);

/** Whether a rule can say anything of a variant. */
function mayFail(rule: Rule, { business, language, name, loses }: Variant): boolean {
  const { id, businesses, languages } = rule;
  if (businesses !== undefined && !businesses.includes(business)) return false;
  const kinds = rule.scope === "page" ? kindsIn(rule.over) : rule.kinds;
  if (loses && kinds?.every((kind) => OF_GOODS.has(kind))) return false;
  if (languages !== undefined && !languages.has(language)) return false;
  return silentIn(id, name) === null;
}

/** The shop as it is made, and as the variant tells it: pages that stay the same are translated and read once. */
interface Sound {
  readonly shop: PlantedShop;
  readonly asVariant: PlantedShop;
}

function plantOne(rule: Rule, planting: Planting, variant: Variant, sound: Sound): VariantOutcome {
  const { id } = rule;
  const faulty = variant.tell(planting.plant(sound.shop));
  if (variant.loses && isSame(faulty, sound.asVariant)) return { rule: id, outcome: "lost", details: [] };
  const failing = failingRules(judgeShop(faulty, sound.asVariant));
  const strange = failing.filter((one) => one !== id && !(planting.follows ?? []).includes(one));
  const hasFailed = failing.includes(id);
  if (!mayFail(rule, variant)) {
    if (hasFailed) return { rule: id, outcome: "spoke", details: [] };
    return strange.length > 0 && !variant.loses
      ? { rule: id, outcome: "others failed too", details: strange }
      : { rule: id, outcome: "silent", details: strange };
  }
  if (!hasFailed) return { rule: id, outcome: "did not fail", details: failing };
  return strange.length > 0
    ? { rule: id, outcome: "others failed too", details: strange }
    : { rule: id, outcome: "agree", details: [] };
}

/** Plants every rule's fault by itself in a variant of the clean shop. */
export async function plantVariant(
  variant: Variant,
  only: readonly string[] = [],
  onOutcome: (outcome: VariantOutcome) => void = () => {},
): Promise<{ clean: string[]; outcomes: VariantOutcome[] }> {
  const plantings = await loadPlantings();
  const shop = cleanShop();
  const sound = { shop, asVariant: variant.tell(shop) };
  const clean = failingRules(judgeShop(sound.asVariant));
  const wanted = rules.filter(({ id }) => only.length === 0 || only.includes(id));
  const outcomes: VariantOutcome[] = [];
  const outcomeOf = (rule: Rule): VariantOutcome => {
    const planting = plantings[rule.id];
    try {
      if (planting === undefined) throw new Error("nothing is planted for it");
      return plantOne(rule, planting, variant, sound);
    } catch (error) {
      return { rule: rule.id, outcome: "could not be planted", details: [String(error)] };
    }
  };
  for (const rule of wanted) {
    const outcome = outcomeOf(rule);
    outcomes.push(outcome);
    onOutcome(outcome);
  }
  return { clean, outcomes };
}
