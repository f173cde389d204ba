import { Link } from "@tanstack/react-router";
import { LayoutList, Link2, LogOut, Menu as MenuIcon, Shield, UserRound } from "lucide-react";
import { useId, useRef } from "react";
import { signOut } from "../session/sign-in.ts";
import { t } from "../language/messages.ts";

const itemStyle =
  "flex h-11 w-full items-center gap-2.5 rounded-control px-2.5 text-14 text-ink hover:bg-hover [&_svg]:size-4 [&_svg]:text-ink-3";

/** The header's links where there is no room for them. */
export default function PhoneMenu({ isAdmin }: { readonly isAdmin: boolean }) {
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const close = (): void => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        aria-label={t("Menu")}
        popoverTarget={id}
        className="-me-2 inline-flex size-10 items-center justify-center rounded-control text-ink-2 hover:bg-hover"
      >
        <MenuIcon aria-hidden className="size-5" />
      </button>
      <nav
        ref={menu}
        id={id}
        popover="auto"
        aria-label={t("Menu")}
        className="fixed inset-auto top-14 end-4 m-0 min-w-48 rounded-panel border border-line bg-raised p-1 text-ink shadow-float"
      >
        <Link to="/" className={itemStyle} onClick={close}>
          <LayoutList aria-hidden />
          {t("Analyses")}
        </Link>
        <Link to="/dashboard/shares" className={itemStyle} onClick={close}>
          <Link2 aria-hidden />
          {t("Shares")}
        </Link>
        {isAdmin && (
          <Link to="/admin" className={itemStyle} onClick={close}>
            <Shield aria-hidden />
            {t("Admin")}
          </Link>
        )}
        <Link to="/account" className={itemStyle} onClick={close}>
          <UserRound aria-hidden />
          {t("Account")}
        </Link>
        <button type="button" onClick={signOut} className={itemStyle}>
          <LogOut aria-hidden />
          {t("Logout")}
        </button>
      </nav>
    </>
  );
}
