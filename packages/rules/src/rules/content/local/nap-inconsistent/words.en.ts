import { validSchema } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Phone or address differ between pages",
  title: "Phone or address of the business differ between pages",
  why: "Maps and assistants trust a business whose name, address and phone are the same everywhere. Two numbers for one name make them doubt both.",
  steps: "Write phone and address once, in one place of the system, and let every page take them from there.",
  check: validSchema("the same phone and address as on the other pages"),
};
