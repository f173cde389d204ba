import { beginTotp, getSecondFactors, renewRecoveryCodes, type SecondFactors } from "@audit/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound, Smartphone } from "lucide-react";
import { useState } from "react";
import { call, sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { Note, Panel } from "../../components/panel.tsx";
import { Loading, Skeleton } from "../../components/states.tsx";
import { browserName } from "./browser-name.ts";
import { canUsePasskeys, isGivenUp, makePasskey } from "../../session/passkeys.ts";
import { FactorRow } from "./factor-row.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { t } from "../../language/messages.ts";

const AuthenticatorDialog = lazyPart(() => import("./authenticator-dialog.tsx"));

const factorsKey = ["second-factors"];

/** What the account shows beside its password. */
export function SecondFactorSection() {
  const cache = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { data, error } = useQuery({
    queryKey: factorsKey,
    queryFn: async () => (await call(getSecondFactors, {})).data,
  });
  const changed = (fresh: readonly string[] = []): void => {
    setCodes(fresh);
    void cache.invalidateQueries({ queryKey: factorsKey });
  };
  return (
    <section aria-labelledby="second-factor-title">
      <h2 id="second-factor-title" className="mb-3 text-16 font-semibold">
        {t("Second factor")}
      </h2>
      <Panel className="grid gap-4 px-5 py-5">
        <p className="max-w-prose text-14 text-ink-2">
          {t(
            "Whoever knows your password still can’t sign in without it. Set up an authenticator app, a passkey, or both.",
          )}
        </p>
        {data === undefined && error === null && (
          <Loading label={t("Loading your second factors")}>
            <Skeleton className="h-8 w-64" />
          </Loading>
        )}
        {data === undefined && error !== null && (
          <ErrorText>{sentenceFor(error, t("It could not be loaded"))}</ErrorText>
        )}
        {data !== undefined && <Factors factors={data} onChanged={changed} />}
      </Panel>
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
    </section>
  );
}

interface FactorsProps {
  readonly factors: SecondFactors;
  /** With recovery codes, where some were made. */
  readonly onChanged: (codes?: readonly string[]) => void;
}

function Factors({ factors, onChanged }: FactorsProps) {
  const { totp, passkeys, recovery_codes_left: left, required } = factors;
  const begin = useMutation({ mutationFn: async () => (await call(beginTotp, {})).data });
  const add = useMutation({ mutationFn: () => makePasskey(browserName()), onSuccess: (codes) => onChanged(codes) });
  const renew = useMutation({
    mutationFn: async () => (await call(renewRecoveryCodes, {})).data.recovery_codes,
    onSuccess: (codes) => onChanged(codes),
  });
  const isOn = totp || passkeys.length > 0;
  const fault = [begin.error, renew.error, add.error].find((error) => error !== null && !isGivenUp(error));
  return (
    <>
      {required && !isOn && <Note meaning="warning">{t("Administrators need one here before they can work.")}</Note>}
      {isOn && (
        <ul className="divide-y divide-line border-y border-line">
          {totp && (
            <FactorRow name={t("Authenticator app")} icon={Smartphone} passkey={null} onRemoved={() => onChanged()} />
          )}
          {passkeys.map((passkey) => (
            <FactorRow
              key={passkey.id}
              name={passkey.name}
              icon={KeyRound}
              passkey={passkey}
              onRemoved={() => onChanged()}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {!totp && (
          <Button busy={begin.isPending} onClick={() => begin.mutate()}>
            {t("Add an authenticator")}
          </Button>
        )}
        {canUsePasskeys() && (
          <Button busy={add.isPending} onClick={() => add.mutate()}>
            {t("Add a passkey")}
          </Button>
        )}
      </div>
      {isOn && (
        <div className="flex flex-wrap items-center justify-between gap-3 text-13 text-ink-2">
          <span>
            {left === 1 ? t("1 recovery code is left") : t("{left} recovery codes are left", { left })}
            {left < 3 && t(": make new ones")}.
          </span>
          <Button size="small" busy={renew.isPending} onClick={() => renew.mutate()}>
            {t("Make new codes")}
          </Button>
        </div>
      )}
      {fault && <ErrorText>{sentenceFor(fault, t("This did not work. Please try again."))}</ErrorText>}
      {begin.data !== undefined && (
        <Late waiting={null} missing={<ErrorText>{t("The dialog could not be loaded")}</ErrorText>}>
          <AuthenticatorDialog
            {...begin.data}
            onClose={begin.reset}
            onAdded={(codes) => {
              begin.reset();
              onChanged(codes);
            }}
          />
        </Late>
      )}
    </>
  );
}
