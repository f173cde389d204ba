import { AccessDenied, isDenied } from "../../features/admin/access-denied.tsx";
import { useMonitoring } from "../../features/admin/admin-data.ts";
import { AdminHead } from "../../features/admin/admin-head.tsx";
import { AuditList } from "../../features/admin/audit-list.tsx";
import { LogoPanel } from "../../features/admin/logo-panel.tsx";
import { StatusPanel } from "../../features/admin/status-panel.tsx";
import { useBranding } from "../../features/branding/use-branding.ts";
import { t } from "../../language/messages.ts";

/** /admin/system: how everything stands, the logo, and who changed what. */
export default function SystemScreen() {
  const { error } = useMonitoring();
  const branding = useBranding();
  if (isDenied(error)) return <AccessDenied />;
  return (
    <div className="grid grid-cols-1 gap-10">
      <AdminHead title={t("System Settings")} />
      <StatusPanel />
      <LogoPanel branding={branding} />
      <AuditList />
    </div>
  );
}
