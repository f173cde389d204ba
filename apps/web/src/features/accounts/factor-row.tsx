import { removePasskey, removeTotp, type SecondFactors } from "@audit/contract";
import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import { call, sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { formatDay } from "../../format/dates.ts";
import { t } from "../../language/messages.ts";

export interface FactorRowProps {
  readonly name: string;
  readonly icon: LucideIcon;
  /** Null for the authenticator. */
  readonly passkey: SecondFactors["passkeys"][number] | null;
  readonly onRemoved: () => void;
}

/** One factor, and how to take it away. */
export function FactorRow({ name, icon: Icon, passkey, onRemoved }: FactorRowProps) {
  const [asking, setAsking] = useState(false);
  const remove = async (): Promise<void> => {
    if (passkey === null) await call(removeTotp, {});
    else await call(removePasskey, { params: { id: passkey.id } });
    onRemoved();
  };
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="text-14 font-medium [overflow-wrap:anywhere]">{name}</p>
        {passkey !== null && (
          <p className="mt-0.5 text-13 text-ink-3">
            {t("Passkey, added {created_at}", { created_at: formatDay(passkey.created_at) })}
            {passkey.last_used_at === null
              ? ""
              : t(", last used {last_used_at}", { last_used_at: formatDay(passkey.last_used_at) })}
          </p>
        )}
      </div>
      <Button aria-label={t("Remove {name}", { name })} onClick={() => setAsking(true)}>
        {t("Remove")}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t("Remove {name}?", { name })}
          loss={t("It will no longer be asked for when you sign in.")}
          confirmLabel={t("Remove")}
          onConfirm={remove}
          sentenceOf={(error) => sentenceFor(error, t("It could not be removed"))}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
