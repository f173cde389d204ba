import { arabic } from "./arabic.ts";
import { german } from "./german.ts";
import { japanese } from "./japanese.ts";
import { polish } from "./polish.ts";
import { serbian } from "./serbian.ts";
import type { Tongue } from "./tongue.ts";

/** The tongues that the planted shop is told in beside English: five scripts and currencies, one right to left, one without spaces. */
export const tongues: readonly Tongue[] = [german, polish, serbian, arabic, japanese];
