import { Badge } from "../../components/badge.tsx";

export const StatusBadge = ({ active }: { readonly active: boolean }) => (
  <Badge meaning={active ? "good" : undefined}>{active ? "Active" : "Inactive"}</Badge>
);
