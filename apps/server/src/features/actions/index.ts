export { draftActions } from "./draft.ts";
export { mountActions } from "./routes.ts";
export { countShownActions, listShownActions, replaceActions, saveAnalysis } from "./store.ts";
