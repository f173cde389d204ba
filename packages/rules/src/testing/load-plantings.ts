import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { ServedFault } from "@audit/testkit";
import type { Planting } from "@audit/testkit/planted-shop/plant";

const RULES = join(import.meta.dirname, "../rules");

interface PlantedFile {
  readonly planting?: Planting;
  readonly served?: ServedFault;
}

/** What stands in each rule's `planted.ts`, by the rule's id. */
async function loadFiles(): Promise<[string, PlantedFile][]> {
  const files = globSync("*/*/*/planted.ts", { cwd: RULES }).toSorted();
  return Promise.all(
    files.map(async (file): Promise<[string, PlantedFile]> => {
      const planted: PlantedFile = await import(join(RULES, file));
      return [basename(dirname(file)), planted];
    }),
  );
}

/** How each rule's fault is put into the planted shop, by the rule's id. */
export async function loadPlantings(): Promise<Readonly<Record<string, Planting>>> {
  const files = await loadFiles();
  return Object.fromEntries(files.flatMap(([id, { planting }]) => (planting ? [[id, planting]] : [])));
}

/** Faults that only a real crawler or browser meets in the served shop, by the rule's id. */
export async function loadServedFaults(): Promise<Readonly<Record<string, ServedFault>>> {
  const files = await loadFiles();
  return Object.fromEntries(files.flatMap(([id, { served }]) => (served ? [[id, served]] : [])));
}
