export type { Question } from "./question.ts";
export { ModelFault } from "./fault.ts";
export { MICROS, openModels, type Answer, type Models } from "./models.ts";
export { readCostPerJob, readSpending, readSpentDays, tidyModelCalls } from "./spending-store.ts";
export { probeProvider, readProviders, type ProviderStatus } from "./status.ts";
