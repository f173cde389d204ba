import { addTotp } from "@audit/contract";
import { encode } from "uqr";
import { call, sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { useForm } from "../../components/use-form.ts";
import { t } from "../../language/messages.ts";

export interface AuthenticatorDialogProps {
  readonly secret: string;
  /** What an authenticator reads from the picture. */
  readonly uri: string;
  readonly onAdded: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Sets an authenticator up: it reads the picture, and shows a code of it. */
export default function AuthenticatorDialog({ secret, uri, onAdded, onClose }: AuthenticatorDialogProps) {
  const form = useForm({ code: "" }, async ({ code }, { setFault }) => {
    try {
      onAdded((await call(addTotp, { body: { code } })).data.recovery_codes);
    } catch (error) {
      setFault("code", sentenceFor(error, t("The code could not be checked")));
    }
  });
  return (
    <Dialog
      size="sm"
      title={t("Add an authenticator")}
      description={t("Read the picture with your authenticator app, then enter the code it shows.")}
      onClose={onClose}
    >
      <form {...form.element} className="grid gap-5" aria-label={t("Add an authenticator")}>
        <QrCode text={uri} />
        <div className="grid gap-1 text-13">
          <p className="text-ink-2">{t("Can’t read it? Type this key into the app:")}</p>
          <p className="flex flex-wrap items-center gap-2">
            <code data-secret className="font-mono text-13 [overflow-wrap:anywhere]">
              {secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
            </code>
            <CopyButton iconOnly text={secret} label={t("Copy the key")} />
          </p>
        </div>
        <Field label={t("Code")} error={form.faults.code}>
          {(ids) => (
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              {...ids}
              {...form.register("code", (code) => code.trim() !== "" || t("Please enter the code."))}
            />
          )}
        </Field>
        <Button type="submit" look="primary" busy={form.isSubmitting}>
          {t("Add it")}
        </Button>
      </form>
    </Dialog>
  );
}

/** Dark on light in every theme, or no camera reads it. */
function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg
      role="img"
      aria-label={t("The key as a picture for your authenticator")}
      viewBox={`0 0 ${size} ${size}`}
      className="mx-auto size-44 rounded-control"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
