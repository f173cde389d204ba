export { isSame } from "./same-correction.ts";
export { findCorrection, holdCorrection, listCorrections, saveCorrection } from "./store.ts";
