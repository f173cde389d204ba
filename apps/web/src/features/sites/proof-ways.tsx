import type { ProofWay, Site } from "@audit/contract";
import { useState } from "react";
import { CodeBlock } from "../../components/code-block.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { wayName } from "./site-words.ts";
import { t } from "../../language/messages.ts";

/** The three ways to prove a domain, each ready to paste. */
export function ProofWays({ domain, instructions }: Pick<Site, "domain" | "instructions">) {
  const { dns, file, meta } = instructions;
  const ways: readonly ProofWay[] = dns === null ? ["file", "meta"] : ["dns", "file", "meta"];
  const [way, setWay] = useState<ProofWay>(ways[0]!);
  return (
    <Tabs
      label={t("Ways to prove {domain}", { domain })}
      tabs={ways.map((value) => ({ value, label: wayName[value] }))}
      value={way}
      onChange={(value) => setWay(value as ProofWay)}
    >
      <div className="grid gap-3">
        {way === "dns" && dns !== null && (
          <>
            <p className="text-14 text-ink-2">
              {t(
                "Add a record of type TXT where the DNS of your domain is managed. It may take up to an hour until all name servers know it.",
              )}
            </p>
            <CodeBlock label={t("Name")} code={dns.name} />
            <CodeBlock label={t("Text")} code={dns.value} />
          </>
        )}
        {way === "file" && (
          <>
            <p className="text-14 text-ink-2">
              {t("Put this line into a plain text file at")} <PageLink url={file.url} />
              {t(". Other people's lines may stand there too.")}
            </p>
            <CodeBlock label="seo-audit.txt" code={file.content} />
          </>
        )}
        {way === "meta" && (
          <>
            <p className="text-14 text-ink-2">
              {t("Put this tag into the head of your start page,")} <PageLink url={meta.url} />.
            </p>
            <CodeBlock label={t("Between <head> and </head>")} code={meta.markup} />
          </>
        )}
      </div>
    </Tabs>
  );
}
