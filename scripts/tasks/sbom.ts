import { must } from "./run-command.ts";

/** `npm run -s task sbom > bom.json`: what the product runs with, as CycloneDX, from the lock file alone. */
export function sbom(): void {
  must("npm", [
    "sbom",
    "--sbom-format",
    "cyclonedx",
    "--sbom-type",
    "application",
    "--package-lock-only",
    "--omit",
    "dev",
  ]);
}
