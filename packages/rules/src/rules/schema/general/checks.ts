import { validSchema } from "../../../wording/checks.ts";

export const valid = validSchema("the type and its values, without errors");
