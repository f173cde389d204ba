import { decideConsent, type ProgramScope, readConsent, type CallContent } from "@audit/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { call, sentenceFor } from "../api/client.ts";
import { Button, buttonStyle, Spinner } from "../components/button.tsx";
import { Checkbox } from "../components/checkbox.tsx";
import { ErrorText } from "../components/field.tsx";
import { Panel } from "../components/panel.tsx";
import { scopeWords } from "../features/tokens/scope-words.ts";
import { useAddressSecrets } from "../session/address-secrets.ts";
import { useAccount } from "../session/session.ts";
import { usePageTitle } from "../title/page-title.ts";
import { t } from "../language/messages.ts";
import { rareTexts } from "../language/rare-texts.ts";

/** Where a program that asks to be let in sends its user: who it is, what it wants, yes or no. */
export default function ConnectProgramScreen() {
  const { request = "" } = useAddressSecrets() ?? {};
  usePageTitle(t("Let a program in"));
  const { data, error } = useQuery({
    queryKey: ["consent", request],
    queryFn: async () => (await call(readConsent, { body: { request } })).data,
    enabled: request !== "",
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const sentence = request === "" ? rareTexts.consentOver : error && sentenceFor(error, rareTexts.consentOver);
  return (
    <div className="mx-auto grid w-full max-w-md gap-6 py-10 sm:py-16">
      <h1 className="text-28 font-semibold">{t("Let a program in?")}</h1>
      {sentence ? (
        <>
          <ErrorText>{sentence}</ErrorText>
          <Link to="/account" className={buttonStyle({ className: "justify-self-start" })}>
            {t("To your account")}
          </Link>
        </>
      ) : data ? (
        <Consent request={request} asked={data} />
      ) : (
        <p role="status" className="flex items-center gap-2 text-14 text-ink-2">
          <Spinner /> {t("Reading what it asks for")}
        </p>
      )}
    </div>
  );
}

interface ConsentProps {
  readonly request: string;
  readonly asked: CallContent<typeof readConsent>;
}

function Consent({ request, asked: { name, returns_to, scopes } }: ConsentProps) {
  const { user } = useAccount();
  const [chosen, setChosen] = useState<readonly ProgramScope[]>(scopes);
  const [busy, setBusy] = useState<"yes" | "no" | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const decide = async (granted: readonly ProgramScope[]): Promise<void> => {
    setBusy(granted.length > 0 ? "yes" : "no");
    setFault(null);
    try {
      const { redirect } = await call(decideConsent, { body: { request, scopes: [...granted] } });
      location.assign(redirect);
    } catch (error) {
      setBusy(null);
      setFault(sentenceFor(error, t("It could not be decided")));
    }
  };
  const toggle = (scope: ProgramScope, on: boolean): void =>
    setChosen((before) => (on ? [...before, scope] : before.filter((one) => one !== scope)));
  return (
    <>
      <p className="text-15 [overflow-wrap:anywhere]">
        <strong className="font-semibold">{name}</strong> {t("wants to act for your account")}
        {user?.email === undefined ? "" : ` ${user.email}`} {t("over the Model Context Protocol.")}
      </p>
      <Panel className="grid gap-4 px-5 py-5">
        <p className="text-14 text-ink-2">
          {t("The name is its own choice. What you decide is sent to")}{" "}
          <strong className="font-semibold text-ink [overflow-wrap:anywhere]">
            {returns_to ?? t("a program on this computer")}
          </strong>
          {t(". Go on only if you began this there.")}
        </p>
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-13 font-medium text-ink-2">{t("It may")}</legend>
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              {...scopeWords[scope]}
              checked={chosen.includes(scope)}
              onChange={(on) => toggle(scope, on)}
            />
          ))}
        </fieldset>
      </Panel>
      {fault !== null && <ErrorText>{fault}</ErrorText>}
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          busy={busy === "yes"}
          disabled={chosen.length === 0 || busy !== null}
          onClick={() => void decide(chosen)}
        >
          {t("Let it in")}
        </Button>
        <Button busy={busy === "no"} disabled={busy !== null} onClick={() => void decide([])}>
          {t("Refuse")}
        </Button>
      </div>
      <p className="text-13 text-ink-3">{t("You can revoke it under Account, Personal tokens, at any time.")}</p>
    </>
  );
}
