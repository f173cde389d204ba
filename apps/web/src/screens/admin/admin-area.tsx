import { Link, Outlet, type LinkProps } from "@tanstack/react-router";
import { TabBar, tabStyle } from "../../components/tab-links.tsx";
import { adminSections } from "../../features/admin/admin-sections.ts";
import { t } from "../../language/messages.ts";

/** Around every /admin page: the way from one section to the next. */
export default function AdminArea() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <TabBar label={t("Admin")}>
        <SectionLink to="/admin" label={t("Dashboard")} exact />
        {adminSections.map(({ to, label }) => (
          <SectionLink key={to} to={to} label={label} />
        ))}
        <SectionLink to="/admin/rules" label={t("Rules")} />
      </TabBar>
      <Outlet />
    </div>
  );
}

interface SectionLinkProps {
  readonly to: NonNullable<LinkProps["to"]>;
  readonly label: string;
  readonly exact?: boolean;
}

function SectionLink({ to, label, exact = false }: SectionLinkProps) {
  return (
    <Link
      to={to}
      activeOptions={{ exact, includeSearch: false }}
      activeProps={{ className: tabStyle(true) }}
      inactiveProps={{ className: tabStyle(false) }}
    >
      {label}
    </Link>
  );
}
