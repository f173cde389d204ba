import { type Site } from "@audit/contract";
import { useId, useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Age } from "../../components/age.tsx";
import { Badge, Status } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { FormError } from "../../components/form-error.tsx";
import { Panel } from "../../components/panel.tsx";
import { useWait, waitOf } from "../../components/use-wait.ts";
import { ProofWays } from "./proof-ways.tsx";
import { meaningOfLook, meaningOfSite, stateName, wayName } from "./site-words.ts";
import { useVerifySite } from "./sites-data.ts";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

export interface SitePanelProps {
  readonly site: Site;
  readonly onRemove: (site: Site) => void;
}

/** One domain: how its proof stands, what the last look found, and what to paste. */
export function SitePanel({ site, onRemove }: SitePanelProps) {
  const { domain, state, looks, checked_at } = site;
  const title = useId();
  const wait = useWait();
  const verify = useVerifySite();
  const [isOpen, setOpen] = useState(false);
  const isProved = state === "verified";
  const look = (): void => verify.mutate(site.id, { onError: (error) => wait.start(waitOf(error)) });
  return (
    <Panel role="region" aria-labelledby={title} className="grid grid-cols-1 gap-5 px-5 py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 flex-1 basis-72 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={title} className="min-w-0 text-16 font-semibold [overflow-wrap:anywhere]">
              {domain}
            </h2>
            <Badge meaning={meaningOfSite[state]} icon>
              {stateName[state]}
            </Badge>
          </div>
          <p className="text-13 text-ink-3">
            <StateLine site={site} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            look={isProved ? "secondary" : "primary"}
            busy={verify.isPending}
            disabled={wait.seconds > 0}
            onClick={look}
          >
            {isProved ? t("Check again") : t("Verify now")}
          </Button>
          {isProved && (
            <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t("What to paste")}
            </Button>
          )}
          <Button look="quiet" aria-label={t("Remove {domain}", { domain })} onClick={() => onRemove(site)}>
            {t("Remove")}
          </Button>
        </div>
      </div>
      <FormError
        sentence={verify.error ? sentenceFor(verify.error, rareTexts.siteVerifyFailed) : undefined}
        wait={wait.seconds}
      />
      {checked_at !== null && !looks.some((one) => one.state === "found") && (
        <div role="status" className="grid gap-1.5">
          <p className="text-13 text-ink-2">
            {t("We looked")} <Age at={checked_at} />:
          </p>
          <Looks looks={looks} />
        </div>
      )}
      {(!isProved || isOpen) && <ProofWays domain={domain} instructions={site.instructions} />}
    </Panel>
  );
}

function StateLine({ site }: { readonly site: Site }) {
  const { state, proved_by, confirmed_at } = site;
  if (state === "waiting" || confirmed_at === null) return t("Paste one of these, then verify. One is enough.");
  if (state === "lost")
    return (
      <>
        {t("Last seen")} <Age at={confirmed_at} />
        {t(". Put it back, then verify.")}
      </>
    );
  return (
    <>
      {t("By {way}, seen", { way: proved_by === null ? t("proof") : wayName[proved_by] })} <Age at={confirmed_at} />
      {t(". Leave it in place: we look for it again before we rely on it.")}
    </>
  );
}

/** A sentence may hold an address without a space in it. */
function Looks({ looks }: Pick<Site, "looks">) {
  return (
    <ul className="grid gap-1">
      {looks.map(({ way, state, sentence }) => (
        <li key={way} className="grid items-start gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <Status meaning={meaningOfLook[state]}>{wayName[way]}</Status>
          <span className="text-13 [overflow-wrap:anywhere] text-ink-2">{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
