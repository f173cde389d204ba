import { maySend, takesOverForms, type Capture, type PageFacts, type ScriptProbe } from "@audit/facts";
import type { Want } from "../fetch/exchange.ts";
import { FILE_COST } from "../politeness/pace-cost.ts";

export interface ScriptSample {
  note(page: PageFacts): void;
  urls(): readonly string[];
}

const MOST_SCRIPTS = 12;

/** Remembers the script files of pages whose forms name nobody to send to, on the site's own hosts. */
export function createScriptSample(isInternal: (url: string) => boolean): ScriptSample {
  const found = new Set<string>();
  return {
    note({ forms, resources, response }) {
      if (forms.unsent === undefined || forms.unsent.maySend || response.status !== 200) return;
      for (const { url } of resources.scripts)
        if (url !== null && isInternal(url) && found.size < MOST_SCRIPTS) found.add(url);
    },
    urls: () => [...found],
  };
}

export interface ScriptProbeOptions {
  readonly urls: readonly string[];
  /** Requests that may still be sent. */
  readonly mostRequests: number;
  allows(url: string): boolean;
  ask(url: string, want: Want): Promise<Capture | null>;
}

const MOST_BYTES = 1_000_000;

const scriptWant: Want = {
  limit: MOST_BYTES,
  body: (status, mediaType) => status === 200 && /(?:java|ecma)script|^text\/plain$/.test(mediaType),
  cost: FILE_COST,
};

/** Reads script files for one thing: whether they could send what visitors fill in. Stops at the first request without an answer. */
export async function probeScripts({ urls, mostRequests, allows, ask }: ScriptProbeOptions): Promise<ScriptProbe[]> {
  const found: ScriptProbe[] = [];
  for (const url of urls.slice(0, Math.max(0, mostRequests))) {
    if (!allows(url)) continue;
    const capture = await ask(url, scriptWant);
    if (capture === null) break;
    const isWhole = capture.status === 200 && capture.body !== null && !capture.truncated;
    const text = isWhole ? new TextDecoder().decode(capture.body) : null;
    found.push({
      url,
      maySend: text === null ? null : maySend(text),
      takesOver: text !== null && takesOverForms(text),
    });
  }
  return found;
}
