export { assistantMarkdown } from "./assistant-markdown.ts";
export { changesCsv } from "./changes-csv.ts";
export { csvField, csvFile, planCsv } from "./plan-csv.ts";
export { address as markdownAddress, plain as markdownText } from "./escape.ts";
export { rankText } from "./rank-text.ts";
export { planMarkdown, taskMarkdown } from "./plan-markdown.ts";
export { exportFileName, timeText, type ExportedAction, type ExportedPlan } from "./plan.ts";
