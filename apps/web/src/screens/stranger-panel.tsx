import { useNavigate } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { Button } from "../components/button.tsx";
import { Field } from "../components/field.tsx";
import { Input } from "../components/input.tsx";
import { SampleReport } from "../features/accounts/sample-report.tsx";
import { exampleUrl, readAddress } from "../features/jobs/address.ts";
import { keepWish, readWish } from "../features/jobs/first-wish.ts";
import { t } from "../language/messages.ts";
import { texts } from "../language/texts.ts";

/** For those who are here for the first time: one field, and what will come of it. */
export function StrangerPanel() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => readWish() ?? "");
  const [fault, setFault] = useState<string>();
  const go = (event: FormEvent): void => {
    event.preventDefault();
    const address = readAddress(typed);
    if (address === null) return setFault(typed.trim() === "" ? texts.urlEmpty : texts.urlInvalid(exampleUrl));
    keepWish(address);
    void navigate({ to: "/signup" });
  };
  return (
    <section aria-labelledby="stranger-title" className="grid content-start gap-6">
      <div>
        <h2 id="stranger-title" className="text-28 font-semibold text-balance">
          {t("What should your website fix first?")}
        </h2>
        <p className="mt-1 max-w-prose text-14 text-ink-2">
          {t(
            "We read it page by page and rank what keeps search engines and AI assistants from showing it. Free, no card.",
          )}
        </p>
      </div>
      <form onSubmit={go} noValidate aria-label={t("Audit a website")}>
        <Field
          label={t("Website address")}
          hideLabel
          error={fault}
          hint={t("The audit starts as soon as you have signed up.")}
        >
          {(ids) => (
            <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
              <Input
                scale="large"
                inputMode="url"
                autoComplete="url"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="example.com"
                className="font-mono"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                {...ids}
              />
              <Button type="submit" look="primary" size="large" className="h-12">
                {t("Audit my website")}
              </Button>
            </div>
          )}
        </Field>
      </form>
      <SampleReport />
    </section>
  );
}
