import { richResult, validSchema } from "../../wording/checks.ts";

export const product = richResult("“Product snippets” and “Merchant listings” valid, without the error named here");

export const organization = validSchema("one Organization with name, address on the web and logo");
