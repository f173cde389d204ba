export { applyWords, isWorded, type SiteWords } from "./apply-words.ts";
export { keepsNothing, type Kept, type Subject, type Wording } from "./ask-kept.ts";
export { reword, type Refused } from "./reword.ts";
export type { Words } from "./sentences.ts";
export { portray, understandSite } from "./understand.ts";
export { wordActions, wordableSentences } from "./word-actions.ts";
export { wordSummary } from "./word-summary.ts";
