import { buildAuditProcess } from "./build-audit.ts";
import { buildWeb } from "./build-web.ts";

/** Builds all that a server runs beside its sources, for an image or a machine that is not to build anything itself. */
export function build(): void {
  buildWeb();
  const { AUDIT_PROCESS } = buildAuditProcess();
  console.log(`built; start the server with AUDIT_PROCESS=${AUDIT_PROCESS}`);
}
