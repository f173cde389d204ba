import { Badge } from "../../components/badge.tsx";
import { t } from "../../language/messages.ts";

export const StatusBadge = ({ active }: { readonly active: boolean }) => (
  <Badge meaning={active ? "good" : undefined}>{active ? t("Active") : t("Inactive")}</Badge>
);
