import { CloudOff } from "lucide-react";
import { useState } from "react";
import { askServer, useReachable } from "../api/connection.ts";
import { Button } from "../components/button.tsx";
import { usePendingChanges } from "../features/actions/waiting-changes.ts";
import { countOf } from "../format/numbers.ts";
import { t } from "../language/messages.ts";

/** Says on every page that the server can't be reached, and what waits for it. */
export function ConnectionBar() {
  const reachable = useReachable();
  const waiting = usePendingChanges().length;
  const [asking, setAsking] = useState(false);
  const ask = (): void => {
    setAsking(true);
    void askServer().finally(() => setAsking(false));
  };
  return (
    <div role="status" className="print:hidden">
      {!reachable && (
        <div className="border-b border-warning-line/40 bg-warning-tint">
          <div className="mx-auto flex min-h-11 max-w-inner flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 text-13 sm:px-6">
            <CloudOff aria-hidden className="size-4 shrink-0 text-warning" />
            <p className="min-w-0 flex-1">
              <span className="font-medium">{t("Not connected.")}</span>{" "}
              {waiting === 0
                ? t("What is shown stays readable; changes you make are kept and sent later.")
                : t("{changes} here and will be sent when the server answers again.", {
                    changes: countOf(waiting, "change waits", "changes wait"),
                  })}
            </p>
            <Button size="small" busy={asking} onClick={ask}>
              {t("Try now")}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
