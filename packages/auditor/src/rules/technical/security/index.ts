import type { Rule } from "../../../rule.ts";
import { formInsecure } from "./form-insecure.ts";
import { hstsMissing } from "./hsts-missing.ts";
import { httpsMissing } from "./https-missing.ts";
import { httpsRedirectMissing } from "./https-redirect-missing.ts";
import { mixedContent } from "./mixed-content.ts";
import { securityHeadersBundle } from "./security-headers-bundle.ts";
import { leakedSecrets } from "./leaked-secrets.ts";
import { knownVulnerableJs } from "./known-vulnerable-js.ts";
import { hackedContent } from "./hacked-content.ts";
import { exposedFiles } from "./exposed-files.ts";
import { tlsExpiring } from "./tls-expiring.ts";
import { tlsNameMismatch } from "./tls-name-mismatch.ts";
import { tlsOldProtocol } from "./tls-old-protocol.ts";
import { urlInjectionReflection } from "./url-injection-reflection.ts";

export const securityRules: readonly Rule[] = [
  formInsecure,
  hstsMissing,
  httpsMissing,
  httpsRedirectMissing,
  mixedContent,
  securityHeadersBundle,
  leakedSecrets,
  knownVulnerableJs,
  hackedContent,
  exposedFiles,
  urlInjectionReflection,
  tlsExpiring,
  tlsNameMismatch,
  tlsOldProtocol,
];
