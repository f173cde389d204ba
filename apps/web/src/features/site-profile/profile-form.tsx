import { Business, businessNames, type ProfileCorrection, type ProfileState } from "@audit/contract";
import { useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { FormError } from "../../components/form-error.tsx";
import { Input } from "../../components/input.tsx";
import { Panel } from "../../components/panel.tsx";
import { Select } from "../../components/select.tsx";
import { useForm } from "../../components/use-form.ts";
import { checkCurrencies, checkLanguages, readCurrencies, readLanguages } from "./read-codes.ts";
import { wholeCatalogue } from "../../language/language.ts";
import { said, t } from "../../language/messages.ts";

// Kinds of sites are named in words that no page needs to start.
await wholeCatalogue();

export interface ProfileFormProps {
  readonly state: ProfileState;
  readonly onSend: (said: ProfileCorrection) => Promise<unknown>;
  readonly onClose: () => void;
}

const AS_READ = "";

/** What the owner says instead; what he leaves empty stays as it was read. */
export function ProfileForm({ state, onSend, onClose }: ProfileFormProps) {
  const { asRead, correction, domain } = state;
  const [business, setBusiness] = useState<string>(correction?.business ?? AS_READ);
  const initial = {
    currencies: correction?.currencies?.join(", ") ?? "",
    languages: correction?.languages?.join(", ") ?? "",
  };
  const { register, element, faults, isSubmitting } = useForm(initial, async (typed, form) => {
    try {
      await onSend({
        business: Business.safeParse(business).data ?? null,
        currencies: readCurrencies(typed.currencies),
        languages: readLanguages(typed.languages),
      });
      onClose();
    } catch (error) {
      form.setFault("root", sentenceFor(error, t("What you said could not be saved.")));
    }
  });
  const read = asRead?.business
    ? t("As we read it: {business}", { business: said(businessNames[asRead.business]) })
    : t("As we read it: we can't tell");
  const options = [
    { value: AS_READ, label: read },
    ...Business.options.map((value) => ({ value, label: sentenceCase(said(businessNames[value])) })),
  ];
  return (
    <Panel className="p-4">
      <form {...element} aria-label={t("What this site is")} className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <Select label={t("Business")} value={business} options={options} onChange={setBusiness} />
          </div>
          <Field label={t("Currencies")} hint={t("Codes such as EUR; the main one first")} error={faults.currencies}>
            {(ids) => (
              <Input
                scale="small"
                autoComplete="off"
                spellCheck={false}
                placeholder={asRead?.currencies.join(", ")}
                {...ids}
                {...register("currencies", checkCurrencies)}
              />
            )}
          </Field>
          <Field label={t("Languages")} hint={t("Codes such as de; the main one first")} error={faults.languages}>
            {(ids) => (
              <Input
                scale="small"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder={asRead?.languages.join(", ")}
                {...ids}
                {...register("languages", checkLanguages)}
              />
            )}
          </Field>
        </div>
        <p className="max-w-prose text-13 text-ink-3">
          {t(
            "What you leave empty stays as we read it. Findings, scores and plan are made again from what was read; the site itself is not read again, and your work on tasks stays. Later audits of {domain} go by it too.",
            { domain },
          )}
        </p>
        <FormError sentence={faults.root} wait={0} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" busy={isSubmitting}>
            {t("Save and make the plan again")}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t("Cancel")}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
