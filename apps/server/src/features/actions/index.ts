export { draftActions } from "./draft.ts";
export { presentAction } from "./present.ts";
export { previewOf } from "./preview.ts";
export { mountActions } from "./routes.ts";
export { loadShown, showActions, type Shown } from "./shown.ts";
export {
  countShownActions,
  listFingerprints,
  listShownActions,
  listWorkedActions,
  replaceActions,
  saveAnalysis,
} from "./store.ts";
