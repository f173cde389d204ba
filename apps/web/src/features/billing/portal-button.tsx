import { ExternalLink } from "lucide-react";
import { Button } from "../../components/button.tsx";
import { usePortal } from "./billing-data.ts";
import { portalFault } from "./billing-faults.ts";
import { t } from "../../language/messages.ts";

/** Opens the provider's page for cards and invoices in a tab of its own. */
export function PortalButton({ onFault }: { readonly onFault: (sentence: string) => void }) {
  const portal = usePortal();
  const open = (): void => {
    // Browsers let a tab open in the click alone; its address comes later.
    const tab = window.open("", "_blank");
    portal.mutate(undefined, {
      onSuccess: (url) => (tab === null ? location.assign(url) : tab.location.replace(url)),
      onError: (error) => {
        tab?.close();
        onFault(portalFault(error));
      },
    });
  };
  return (
    <Button icon={<ExternalLink aria-hidden className="size-3.5" />} busy={portal.isPending} onClick={open}>
      {t("Billing portal")}
    </Button>
  );
}
