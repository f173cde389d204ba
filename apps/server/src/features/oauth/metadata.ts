import { ProgramScope } from "@audit/contract";
import type { OAuthMetadata, OAuthProtectedResourceMetadata } from "@modelcontextprotocol/sdk/shared/auth.js";
import { MCP_PATH } from "../../platform/http/index.ts";

export const paths = {
  authorize: "/oauth/authorize",
  token: "/oauth/token",
  register: "/oauth/register",
  revoke: "/oauth/revoke",
  resource: "/.well-known/oauth-protected-resource",
  server: "/.well-known/oauth-authorization-server",
} as const;

/** Where a program that is refused learns how to be let in (RFC 9728). */
export const resourceMetadataOf = (origin: string): string => `${origin}${paths.resource}${MCP_PATH}`;

/** Of `/mcp` (RFC 9728). */
export const describeResource = (origin: string): OAuthProtectedResourceMetadata => ({
  resource: origin + MCP_PATH,
  authorization_servers: [origin],
  scopes_supported: [...ProgramScope.options],
  bearer_methods_supported: ["header"],
  resource_documentation: `${origin}/docs/mcp/`,
});

/** Of this installation as one that lets programs in (RFC 8414). */
export const describeServer = (origin: string): OAuthMetadata => ({
  issuer: origin,
  authorization_endpoint: origin + paths.authorize,
  token_endpoint: origin + paths.token,
  registration_endpoint: origin + paths.register,
  revocation_endpoint: origin + paths.revoke,
  scopes_supported: [...ProgramScope.options],
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: ["authorization_code", "refresh_token"],
  // Programs keep no secret here: what proves them is PKCE, and where they are sent back to.
  token_endpoint_auth_methods_supported: ["none"],
  revocation_endpoint_auth_methods_supported: ["none"],
  code_challenge_methods_supported: ["S256"],
  client_id_metadata_document_supported: true,
  authorization_response_iss_parameter_supported: true,
});
