import { richResult } from "../../../wording/checks.ts";

export const article = richResult("“Articles” valid");
