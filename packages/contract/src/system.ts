import { z } from "zod";
import { defineCall } from "./call.ts";
import { bare, wrapped } from "./reply.ts";

export const getStatus = defineCall({
  name: "getStatus",
  method: "GET",
  path: "/api/v1/status",
  access: "anyone",
  summary: "Answers once the server can serve",
  reply: wrapped(
    z.object({
      auth_system: z.object({ development_mode: z.boolean() }),
      store: z.enum(["embedded", "postgres"]),
      worker: z.boolean(),
      /** Of the build; left out by servers before 0.2. */
      version: z.string().optional(),
    }),
  ),
  errors: [],
});

export const getVersion = defineCall({
  name: "getVersion",
  method: "GET",
  path: "/api/version",
  access: "anyone",
  summary: "Version of the application",
  reply: bare(z.object({ version: z.string() })),
  errors: [],
});

export const Branding = z.object({
  domain: z.string(),
  site_name: z.string(),
  tagline: z.string(),
  logo_url: z.string(),
  primary_color: z.string(),
  secondary_color: z.string(),
  favicon_url: z.string(),
  ga_tracking_id: z.string().nullable(),
});
export type Branding = z.infer<typeof Branding>;

/** Shown before the server's branding has come, and when it can't be had. */
export const defaultBranding: Branding = {
  domain: "",
  site_name: "SEO Analysis Platform",
  tagline: "Automated SEO Reports & Analysis",
  logo_url: "/assets/logo.png",
  primary_color: "#2563eb",
  secondary_color: "#1d4ed8",
  favicon_url: "/favicon.ico",
  ga_tracking_id: null,
};

export const getBranding = defineCall({
  name: "getBranding",
  method: "GET",
  path: "/api/v1/config/branding",
  access: "anyone",
  summary: "Look and names of the brand this host serves",
  reply: wrapped(Branding),
  errors: [],
});
