export { activePrompt } from "./active.ts";
export { builtInPrompt, type PromptKey } from "./built-in.ts";
export { fence, fillIn, INSTRUCTIONS } from "./fill-in.ts";
export { mountPrompts } from "./routes.ts";
export { checkVariables } from "./save.ts";
export { keepBuiltInPrompts } from "./store.ts";
