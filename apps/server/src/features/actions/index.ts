export { draftActions } from "./draft.ts";
export { mountActions } from "./routes.ts";
export { countShownActions, replaceActions, saveAnalysis } from "./store.ts";
