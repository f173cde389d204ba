import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../components/button.tsx";
import { EmptyState } from "../components/states.tsx";
import { usePageTitle } from "../title/page-title.ts";
import type { Refusal } from "../app/refusal.ts";
import { t } from "../language/messages.ts";
import { rareTexts } from "../language/rare-texts.ts";

/** What stands on the home after an address that could not be opened. */
export default function Refused({ why, path }: Refusal) {
  const denied = why === "denied";
  usePageTitle(denied ? rareTexts.accessDenied : t("That page does not exist"));
  return (
    <div role="alert">
      <EmptyState
        title={denied ? rareTexts.accessDenied : t("That page does not exist")}
        level={1}
        action={
          <Link to="/" className={buttonStyle({ look: "primary" })}>
            {t("Go to your analyses")}
          </Link>
        }
      >
        <p>{denied ? rareTexts.accessDeniedWhy : t("It may have moved, or its address was mistyped.")}</p>
        <p className="mt-1 font-mono text-13 [overflow-wrap:anywhere] text-ink-3">{path}</p>
      </EmptyState>
    </div>
  );
}
