import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../../components/button.tsx";
import { Panel } from "../../components/panel.tsx";
import { t } from "../../language/messages.ts";

/** The way from the account to its sites. */
export function SitesLink() {
  return (
    <section aria-labelledby="sites-title">
      <h2 id="sites-title" className="mb-3 text-16 font-semibold">
        {t("Your sites")}
      </h2>
      <Panel className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <div className="min-w-0">
          <p className="text-14 font-medium">{t("Prove that a site is yours")}</p>
          <p className="mt-0.5 text-13 text-ink-3">{t("It is read faster then, and more of it.")}</p>
        </div>
        <Link to="/account/sites" className={buttonStyle()}>
          {t("Your sites")}
        </Link>
      </Panel>
    </section>
  );
}
