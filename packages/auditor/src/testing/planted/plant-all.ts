import { loadPlantings } from "@audit/rules/testing/load-plantings";
import { cleanShop, type Planting } from "@audit/testkit";
import { rules } from "@audit/rules";
import { heal } from "./heal.ts";
import { failingRules, judgeShop } from "./judge-shop.ts";

export interface PlantedOutcome {
  readonly rule: string;
  /** "agree", or what came instead. */
  readonly outcome:
    | "agree"
    | "not planted"
    | "did not fail"
    | "others failed too"
    | "did not heal"
    | "could not be planted";
  readonly details: readonly string[];
}

const ids = new Set(rules.map(({ id }) => id));

/** Plants every rule's fault by itself in the clean shop, and takes it away again. */
export async function plantAll(only: readonly string[] = []): Promise<{ clean: string[]; outcomes: PlantedOutcome[] }> {
  const plantings = await loadPlantings();
  const shop = cleanShop();
  const clean = failingRules(judgeShop(shop));
  const wanted = only.length > 0 ? only : [...ids];
  const plant = (rule: string): PlantedOutcome => {
    const planting = plantings[rule];
    if (planting === undefined) return { rule, outcome: "not planted", details: [] };
    try {
      return plantOne(rule, planting, shop);
    } catch (error) {
      return { rule, outcome: "could not be planted", details: [String(error)] };
    }
  };
  return { clean, outcomes: wanted.map(plant) };
}

function plantOne(rule: string, { plant, follows = [] }: Planting, shop: ReturnType<typeof cleanShop>): PlantedOutcome {
  const faulty = plant(shop);
  const failing = failingRules(judgeShop(faulty, shop));
  if (!failing.includes(rule)) return { rule, outcome: "did not fail", details: failing };
  const strange = failing.filter((one) => one !== rule && !follows.includes(one));
  const absent = follows.filter((one) => !failing.includes(one));
  if (strange.length + absent.length > 0) {
    return { rule, outcome: "others failed too", details: [...strange, ...absent.map((one) => `not ${one}`)] };
  }
  const healed = failingRules(judgeShop(heal(faulty, shop), shop));
  return healed.length === 0
    ? { rule, outcome: "agree", details: follows }
    : { rule, outcome: "did not heal", details: healed };
}
