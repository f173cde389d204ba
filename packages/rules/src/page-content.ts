import type { Finding } from "./finding.ts";

/** Whether the repair differs from page to page, so that templates keep their own actions. */
export const isPageContent = ({ fixKind, repair }: Finding): boolean =>
  fixKind === "content" || repair.perPage === true;
