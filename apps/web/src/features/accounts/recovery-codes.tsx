import { Button } from "../../components/button.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { download } from "../../components/download.ts";
import { t } from "../../language/messages.ts";

/** Shown once, when they are made. */
export function RecoveryCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const text = `${codes.join("\n")}\n`;
  return (
    <Dialog
      size="sm"
      title={t("Your recovery codes")}
      description={t(
        "Keep them where you find them without this device. Each works once, in place of a code. They are not shown again.",
      )}
      onClose={onClose}
      footer={
        <>
          <CopyButton text={text} />
          <Button size="small" onClick={() => download("recovery-codes.txt", "text/plain", text)}>
            {t("Download")}
          </Button>
          <Button size="small" look="primary" data-main-act onClick={onClose}>
            {t("I have kept them")}
          </Button>
        </>
      }
    >
      <ul className="grid gap-1 font-mono text-13" aria-label={t("Recovery codes")}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
