import type { LinkProps } from "@tanstack/react-router";

interface AdminSection {
  readonly to: NonNullable<LinkProps["to"]>;
  readonly label: string;
  /** What is done there, for the tile. */
  readonly about: string;
}

/** The sections of the operator's area in the order they are shown: a tab each, and a tile on the dashboard. */
export const adminSections: readonly AdminSection[] = [
  { to: "/admin/jobs", label: "Jobs", about: "Every analysis of every account" },
  { to: "/admin/system", label: "System", about: "Health, workers, logo" },
  { to: "/admin/email-sequences", label: "Email sequences", about: "What new accounts get by mail, step by step" },
  { to: "/admin/users", label: "Users", about: "How far each account is" },
  { to: "/admin/prompts", label: "Prompts", about: "What language models are asked with, and what they cost" },
];
