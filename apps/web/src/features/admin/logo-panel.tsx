import { limits, type Branding } from "@audit/contract";
import { Upload } from "lucide-react";
import { useId, useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button, buttonStyle } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Note, Panel } from "../../components/panel.tsx";
import { useRemoveLogo, useUploadLogo } from "./admin-data.ts";
import { LOGO_ACCEPT, logoFault, readFile } from "./logo-file.ts";
import { t } from "../../language/messages.ts";

const UPLOADED = "/api/assets/branding/logo.png";

/** A changed logo is in the frame of every page, so the page is loaded anew. */
const reloadSoon = (): void => void setTimeout(() => location.reload(), limits.reloadAfterLogoMs);

/** The logo of the brand this host serves: how it looks, another one, none of its own. */
export function LogoPanel({ branding }: { readonly branding: Pick<Branding, "logo_url" | "site_name"> }) {
  const [fault, setFault] = useState<string | null>(null);
  const upload = useUploadLogo();
  const remove = useRemoveLogo();
  const inputId = useId();
  const changed = upload.isSuccess || remove.isSuccess;

  const take = async (file: File): Promise<void> => {
    setFault(logoFault(file));
    if (logoFault(file) !== null) return;
    try {
      await upload.mutateAsync({ logo_data: await readFile(file), filename: file.name });
      reloadSoon();
    } catch (error) {
      setFault(sentenceFor(error, t("The logo could not be uploaded.")));
    }
  };
  const drop = (): void =>
    remove.mutate(undefined, {
      onSuccess: reloadSoon,
      onError: (error) => setFault(sentenceFor(error, t("The logo could not be removed."))),
    });

  return (
    <section aria-labelledby="logo-title" className="grid grid-cols-1 gap-4">
      <h2 id="logo-title" className="text-20 font-semibold">
        {t("Logo")}
      </h2>
      <div className="grid max-w-2xl gap-3 sm:grid-cols-2">
        <Preview branding={branding} theme="light" />
        <Preview branding={branding} theme="dark" />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <label
          htmlFor={inputId}
          className={`${buttonStyle({ look: "primary" })} cursor-pointer focus-within:outline-2`}
        >
          <Upload aria-hidden className="size-4" />
          {upload.isPending ? t("Uploading…") : t("Upload logo")}
          <input
            id={inputId}
            type="file"
            accept={LOGO_ACCEPT}
            disabled={upload.isPending || changed}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              // The same file may be chosen again once it was changed on the disk.
              currentTarget.value = "";
              if (file) void take(file);
            }}
          />
        </label>
        {branding.logo_url.startsWith(UPLOADED) && (
          <Button busy={remove.isPending} disabled={changed} onClick={drop}>
            {t("Remove")}
          </Button>
        )}
        <p className="text-13 text-ink-3">{t("PNG, JPG, JPEG or SVG, up to 5 MB")}</p>
      </div>
      {fault !== null && <ErrorText>{t("Error: {fault}", { fault })}</ErrorText>}
      {changed && (
        <div role="status">
          <Note meaning="good">
            {upload.isSuccess
              ? t("The logo was uploaded. The page loads again.")
              : t("The logo was removed. The page loads again.")}
          </Note>
        </div>
      )}
    </section>
  );
}

interface PreviewProps {
  readonly branding: Pick<Branding, "logo_url" | "site_name">;
  readonly theme: "light" | "dark";
}

/** The header's corner in one of the two themes. */
function Preview({ branding: { logo_url: url, site_name: name }, theme }: PreviewProps) {
  return (
    <Panel className="overflow-hidden">
      <div data-theme={theme} className="flex h-14 items-center bg-page px-4 text-ink">
        <img
          src={url}
          alt={theme === "light" ? t("{name} on a light page", { name }) : t("{name} on a dark page", { name })}
          className="h-7 w-auto max-w-44"
        />
      </div>
      <p className="border-t border-line px-4 py-1.5 text-12 text-ink-3">
        {theme === "light" ? t("Light") : t("Dark")}
      </p>
    </Panel>
  );
}
