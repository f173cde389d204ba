import type { MissingCredits } from "@audit/contract";
import { Button, buttonStyle } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { countOf, formatCount } from "../../format/numbers.ts";
import { useAccount } from "../../session/session.ts";
import { UPGRADE_PATH } from "./plan-link.tsx";
import { t } from "../../language/messages.ts";

export interface CreditsDialogProps {
  readonly missing: MissingCredits;
  /** Goes on with those of a batch that fit; null when there is no such way. */
  readonly sendFits: (() => void) | null;
  readonly onClose: () => void;
}

/** What is missing to go on, and where to get it. What was typed stays where it is. */
export default function CreditsDialog({ missing, sendFits, onClose }: CreditsDialogProps) {
  const { profile } = useAccount();
  const { reason, required, available, fits } = missing;
  const footer = (
    <>
      <Button onClick={onClose}>{t("Not now")}</Button>
      {sendFits !== null && (
        <Button
          onClick={() => {
            onClose();
            sendFits();
          }}
        >
          {fits.length === 1
            ? t("Analyse the one that fits")
            : t("Analyse the {count} that fit", { count: formatCount(fits.length) })}
        </Button>
      )}
      <a href={UPGRADE_PATH} className={buttonStyle({ look: "primary" })}>
        {t("See plans and credits")}
      </a>
    </>
  );
  return (
    <Dialog size="md" title={t("Credits required")} onClose={onClose} footer={footer}>
      <p className="text-14 text-ink-2">{reason ?? t("One credit unlocks full access to one domain.")}</p>
      <dl className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line">
        <Figure label={t("Required")} value={countOf(required, "credit")} />
        <Figure label={t("You have")} value={countOf(available ?? profile.credits, "credit")} />
      </dl>
      {sendFits !== null && (
        <div className="mt-4 text-13">
          <p className="text-ink-2">
            {t("{addressFits} what you have now:", {
              addressFits: countOf(fits.length, "address fits", "addresses fit"),
            })}
          </p>
          <ul className="mt-1 font-mono text-12 leading-5 text-ink-2 [overflow-wrap:anywhere]">
            {fits.slice(0, FITS_SHOWN).map((url) => (
              <li key={url}>{url}</li>
            ))}
            {fits.length > FITS_SHOWN && (
              <li>{t("and {count} more", { count: formatCount(fits.length - FITS_SHOWN) })}</li>
            )}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

const FITS_SHOWN = 5;

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="bg-raised px-4 py-3">
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd className="text-16 font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
