import type { Page } from "@playwright/test";

export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Asks the server from within the page, as any script of the site could, and reads the reply as it came. */
export function askFrom(
  page: Page,
  token: string | null,
  method: string,
  path: string,
  sent?: unknown,
): Promise<Reply> {
  return page.evaluate(
    async ([asked, bearer, body]) => {
      const headers: Record<string, string> = { "content-type": "application/json" };
      if (bearer !== null) headers["authorization"] = `Bearer ${bearer}`;
      const [verb, address] = asked;
      const answer = await fetch(address, { method: verb, headers, ...(body === null ? {} : { body }) });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    [[method, path], token, sent === undefined ? null : JSON.stringify(sent)] as const,
  );
}
