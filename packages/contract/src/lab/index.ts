export { labMarkdown } from "./lab-markdown.ts";
export {
  labColumns,
  labRemarks,
  labScoreWord,
  labSentence,
  showsLabTable,
  type LabScoreWord,
  type Measured,
} from "./lab-words.ts";
