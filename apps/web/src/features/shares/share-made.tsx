import { limits, type ShareLink } from "@audit/contract";
import { Check, Copy } from "lucide-react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorText, Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { useNow } from "../../components/age.tsx";
import { expiryLabel, sectionName } from "./share-words.ts";
import type { CopyOutcome } from "./use-copy-link.ts";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

export interface ShareMadeProps {
  readonly title: string;
  readonly link: ShareLink;
  readonly outcome: CopyOutcome;
  readonly onCopy: () => void;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** The link, ready to be given away, with what its readers will see. */
export function ShareMade({ title, link, outcome, onCopy, onAnother, onClose }: ShareMadeProps) {
  const now = useNow();
  const footer = (
    <>
      <Button onClick={onAnother}>{t("Create Another")}</Button>
      <Button look="primary" onClick={onClose}>
        {t("Done")}
      </Button>
    </>
  );
  const shown = link.shared_content.map((section) => sectionName[section].toLowerCase()).join(", ");
  return (
    <Dialog size="md" title={title} description={t("Your link is ready.")} onClose={onClose} footer={footer}>
      <Field label={t("Share link")}>
        {(ids) => (
          <div className="flex gap-2">
            <Input
              readOnly
              value={link.shareUrl ?? ""}
              className="font-mono text-12"
              // Selected as a whole, the field would show where the address ends.
              onFocus={({ target }) => {
                target.select();
                requestAnimationFrame(() => {
                  target.scrollLeft = 0;
                });
              }}
              {...ids}
            />
            <Button
              look="primary"
              className="h-10"
              icon={
                outcome === "copied" ? (
                  <Check aria-hidden className="size-4" />
                ) : (
                  <Copy aria-hidden className="size-4" />
                )
              }
              onClick={onCopy}
            >
              {t("Copy")}
            </Button>
          </div>
        )}
      </Field>
      <div className="mt-2 min-h-6 text-13">
        <span role="status" className="text-good">
          {outcome === "copied" ? rareTexts.shareCopied : ""}
        </span>
        {outcome === "failed" && <ErrorText>{rareTexts.shareCopyFailed}</ErrorText>}
      </div>
      <dl className="mt-2 grid gap-1.5 text-13 text-ink-2">
        <Line label={t("Shows")}>{shown}</Line>
        <Line label={t("Access")}>
          {link.share_mode === "full"
            ? t("All tasks of the plan")
            : t("The first {actionsInPreview} tasks", { actionsInPreview: limits.actionsInPreview })}
        </Line>
        <Line label={t("Time")}>{expiryLabel(link.expires_at, now)}</Line>
      </dl>
    </Dialog>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div className="flex gap-3">
      <dt className="w-16 shrink-0 text-ink-3">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
