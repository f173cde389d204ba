import type { LinkProps } from "@tanstack/react-router";
import { t } from "../../language/messages.ts";

interface AdminSection {
  readonly to: NonNullable<LinkProps["to"]>;
  readonly label: string;
  /** What is done there, for the tile. */
  readonly about: string;
}

/** The sections of the operator's area in the order they are shown: a tab each, and a tile on the dashboard. */
export const adminSections: readonly AdminSection[] = [
  { to: "/admin/jobs", label: t("Jobs"), about: t("Every analysis of every account") },
  { to: "/admin/system", label: t("System"), about: t("Health, workers, logo") },
  {
    to: "/admin/email-sequences",
    label: t("Email sequences"),
    about: t("What new accounts get by mail, step by step"),
  },
  { to: "/admin/users", label: t("Users"), about: t("How far each account is") },
  { to: "/admin/prompts", label: t("Prompts"), about: t("What language models are asked with, and what they cost") },
];
