import { inSource } from "../../../wording/checks.ts";

export const canonical = inSource('rel="canonical"', "the main address, or words of its own in title and heading");
