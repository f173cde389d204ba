import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { useForm } from "../../components/use-form.ts";
import { nameSite } from "./sites-data.ts";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

/** Names a domain as one's own; the server says whether it can be anybody's. */
export function AddSiteForm() {
  const { register, element, faults, isSubmitting } = useForm({ domain: "" }, async ({ domain }, form) => {
    try {
      await nameSite(domain);
      form.clear();
    } catch (error) {
      form.setFault("domain", sentenceFor(error, rareTexts.siteAddFailed));
    }
  });
  return (
    <form {...element} aria-label={t("Add a site")}>
      <Field
        label={t("Domain")}
        hint={t("Proving example.com covers www and all other names below it.")}
        error={faults.domain}
      >
        {(ids) => (
          <div className="flex flex-wrap gap-3">
            <Input
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="example.com"
              className="max-w-96 flex-1 basis-56 font-mono"
              {...ids}
              {...register("domain", (typed) => typed.trim() !== "" || rareTexts.siteInvalid)}
            />
            <Button type="submit" look="primary" className="h-10" busy={isSubmitting}>
              {t("Add site")}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
