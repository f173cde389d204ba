export { mountPromptTrials } from "./routes.ts";
