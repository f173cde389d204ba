import type { PageCase, SiteCase } from "@audit/testkit";

const TEXT =
  "<p>Fine tea from Uji, picked by hand in May and roasted in our own house every week of the year.</p>".repeat(4);

/** What the home page of a tea shop says. */
export const TEA_HOME = `<!doctype html><html lang="en"><head><title>Tea from Uji</title></head><body><main><h1>Tea from Uji</h1>${TEXT}</main></body></html>`;

/** A site whose home page was asked for again under the name of an AI agent; `came` is what it got. */
export const agentSite = (came: PageCase): SiteCase => ({
  pages: { "/": TEA_HOME },
  views: [{ as: "ai-agent", of: "/", sent: "OAI-SearchBot", page: { html: TEA_HOME, ...came } }],
});
