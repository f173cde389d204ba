export { noAnswerCache, type AnswerCache, type RewordingServices, type Subject } from "./ask-cached.ts";
export { describeSite, understandSite } from "./describe-site.ts";
export { rewordActions, wordableSentences } from "./reword-actions.ts";
export { rewordSummary } from "./reword-summary.ts";
export { reword, type Refused } from "./reword.ts";
