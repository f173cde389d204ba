import { createToken, limits, TokenScope } from "@audit/contract";
import { useState } from "react";
import { call, sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Checkbox } from "../../components/checkbox.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorText, Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { Select } from "../../components/select.tsx";
import { useForm } from "../../components/use-form.ts";
import { useAccount } from "../../session/session.ts";
import { scopeWords } from "./scope-words.ts";
import { t } from "../../language/messages.ts";

export interface MakeTokenDialogProps {
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** Names a token and says what it may do and until when, then shows it, once. */
export default function MakeTokenDialog({ onMade, onClose }: MakeTokenDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <MadeToken secret={secret} onClose={onClose} />;
  return (
    <TokenForm
      onMade={(made) => {
        setSecret(made);
        onMade();
      }}
      onClose={onClose}
    />
  );
}

const LIVES = [
  { value: "7", label: t("7 days") },
  { value: "30", label: t("30 days") },
  { value: "90", label: t("90 days") },
  { value: "365", label: t("One year") },
];

interface TokenFormProps {
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
}

function TokenForm({ onMade, onClose }: TokenFormProps) {
  const { profile } = useAccount();
  const [scopes, setScopes] = useState<readonly TokenScope[]>(["read"]);
  const [days, setDays] = useState("90");
  const form = useForm({ name: "" }, async ({ name }, { setFault }) => {
    try {
      const body = { name, scopes: [...scopes], expires_in_days: Number(days) };
      onMade((await call(createToken, { body })).data.secret);
    } catch (error) {
      setFault("root", sentenceFor(error, t("The token could not be made")));
    }
  });
  const offered = TokenScope.options.filter((scope) => scope !== "admin" || profile.is_admin);
  const toggle = (scope: TokenScope, on: boolean): void =>
    setScopes((before) => (on ? [...before, scope] : before.filter((one) => one !== scope)));
  return (
    <Dialog
      size="sm"
      title={t("Make a token")}
      description={t("Give it no more than its program needs.")}
      onClose={onClose}
    >
      <form {...form.element} className="grid gap-5" aria-label={t("Make a token")}>
        <Field
          label={t("Name")}
          hint={t("So that you know it again, such as “Nightly audit”.")}
          error={form.faults.name}
        >
          {(ids) => (
            <Input
              autoComplete="off"
              maxLength={limits.tokenNameMax}
              {...ids}
              {...form.register("name", (name) => name.trim() !== "" || t("Please give the token a name."))}
            />
          )}
        </Field>
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-13 font-medium text-ink-2">{t("It may")}</legend>
          {offered.map((scope) => (
            <Checkbox
              key={scope}
              {...scopeWords[scope]}
              checked={scopes.includes(scope)}
              onChange={(on) => toggle(scope, on)}
            />
          ))}
        </fieldset>
        <Select label={t("For")} className="max-w-40" value={days} options={LIVES} onChange={setDays} />
        {form.faults.root !== undefined && <ErrorText>{form.faults.root}</ErrorText>}
        {scopes.length === 0 && <p className="text-13 text-ink-2">{t("Choose at least one thing that it may do.")}</p>}
        <Button type="submit" look="primary" busy={form.isSubmitting} disabled={scopes.length === 0}>
          {t("Make it")}
        </Button>
      </form>
    </Dialog>
  );
}

function MadeToken({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  return (
    <Dialog
      size="sm"
      title={t("Your token")}
      description={t("Copy it now: it is not shown again. Whoever has it can act for you.")}
      onClose={onClose}
      footer={
        <>
          <CopyButton text={secret} />
          <Button size="small" look="primary" data-main-act onClick={onClose}>
            {t("I have copied it")}
          </Button>
        </>
      }
    >
      <code
        data-secret
        aria-label={t("The token")}
        className="block rounded-control border border-line bg-sunken px-3 py-2.5 font-mono text-13 [overflow-wrap:anywhere]"
      >
        {secret}
      </code>
    </Dialog>
  );
}
