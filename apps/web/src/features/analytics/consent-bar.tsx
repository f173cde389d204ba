import { Button } from "../../components/button.tsx";
import { setConsent, useConsent } from "./consent.ts";
import { t } from "../../language/messages.ts";

/** Asks once, in a corner; both answers weigh the same, and nothing is counted before one is given. */
export default function ConsentBar() {
  if (useConsent() !== "open") return null;
  return (
    <section
      aria-label={t("Analytics")}
      className="fixed end-4 bottom-4 start-4 z-40 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel border border-line bg-raised px-4 py-3 shadow-float sm:right-auto sm:max-w-lg"
    >
      <p className="min-w-48 flex-1 text-13 text-ink-2">
        {t("May we count your visit with Google Analytics? It helps us see which pages work.")}
      </p>
      <div className="flex gap-2">
        <Button onClick={() => setConsent("refused")}>{t("No, thanks")}</Button>
        <Button onClick={() => setConsent("given")}>{t("Agree")}</Button>
      </div>
    </section>
  );
}
