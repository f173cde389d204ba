import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";

export const fix = worklist(en);
