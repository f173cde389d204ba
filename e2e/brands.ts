import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "./start-server.ts";

/** Two brands on names that every browser takes to this machine, beside the default one. */
export const brands = [
  {
    domain: "doctor.localhost",
    site_name: "Shop Doctor </script><b>",
    tagline: "Healthy shops & more",
    logo_url: "/assets/missing-logo.png",
    favicon_url: "/doctor.ico",
    primary_color: "#facc15",
    secondary_color: "#ca8a04",
    ga_tracking_id: "G-DOCTOR1",
    payment_type: "one_time",
    support_email: "help@doctor.example",
  },
  { domain: "pilot.localhost", site_name: "Rank Pilot", primary_color: "#0f766e" },
];

/** A server with these brands; `at` gives a brand's own address. */
export async function startBrandServer(
  env: Readonly<Record<string, string>> = {},
): Promise<{ at(domain: string): string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "e2e-brands-"));
  const file = join(folder, "brands.json");
  await writeFile(file, JSON.stringify({ brands }));
  const server = await startServer({ BRANDS_FILE: file, ...env });
  return {
    at: (domain) => Object.assign(new URL(server.origin), { hostname: domain }).origin,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
