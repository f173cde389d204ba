import { richResult } from "../../../wording/checks.ts";

export const breadcrumb = richResult("“Breadcrumbs” valid");
