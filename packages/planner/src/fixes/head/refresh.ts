import { redirectRules } from "../server/redirect-rules.ts";
import type { Fixer } from "../fixer.ts";

/** Server redirects instead of the refresh tags. */
export const refreshToRedirect: Fixer = (cause, view) =>
  redirectRules(
    cause.faults.flatMap(({ url }) => {
      const target = view.pageAt(url)?.head.refresh?.url;
      return target && target !== url ? [{ from: url, to: target }] : [];
    }),
    view,
  );
