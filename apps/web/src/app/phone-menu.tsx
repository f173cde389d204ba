import { useNavigate } from "@tanstack/react-router";
import { LayoutList, Link2, LogOut, Menu as MenuIcon, Shield, UserRound } from "lucide-react";
import { Menu } from "../components/menu.tsx";
import { signOut } from "../session/sign-in.ts";

/** The header's links where there is no room for them. */
export default function PhoneMenu({ isAdmin }: { readonly isAdmin: boolean }) {
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label="Menu"
          className="-mr-2 inline-flex size-10 items-center justify-center rounded-control text-ink-2 hover:bg-hover"
        >
          <MenuIcon aria-hidden className="size-5" />
        </button>
      }
      items={[
        { label: "Analyses", icon: <LayoutList aria-hidden />, onSelect: () => void navigate({ to: "/" }) },
        { label: "Shares", icon: <Link2 aria-hidden />, onSelect: () => void navigate({ to: "/dashboard/shares" }) },
        ...(isAdmin
          ? [{ label: "Admin", icon: <Shield aria-hidden />, onSelect: () => void navigate({ to: "/admin" }) }]
          : []),
        { label: "Account", icon: <UserRound aria-hidden />, onSelect: () => void navigate({ to: "/account" }) },
        { label: "Logout", icon: <LogOut aria-hidden />, onSelect: signOut },
      ]}
    />
  );
}
