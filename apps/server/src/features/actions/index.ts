export { draftActions } from "./draft.ts";
export { presentAction } from "./present.ts";
export { previewOf } from "./preview.ts";
export { mountActions } from "./routes.ts";
export { loadShown, showActions, showHeads, type Shown } from "./shown.ts";
export {
  countShownActions,
  listFingerprints,
  listShownActions,
  listWorkedActions,
  type ActionHead,
  replaceActions,
  saveAnalysis,
} from "./store.ts";
