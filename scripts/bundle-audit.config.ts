import { fileURLToPath, pathToFileURL } from "node:url";
import { packNgrams } from "@audit/facts/packed-ngrams";

const OPENED_BY = fileURLToPath(import.meta.resolve("@audit/facts/packed-ngrams"));
const NGRAMS = /eld\/src\/ngrams\/small\.js$/;

/** The language models take 130 MB as the objects that they are written as, in every audit that goes on; packed, they take 2. */
const packLanguageModels = {
  name: "pack-language-models",
  load: {
    filter: { id: NGRAMS },
    async handler(id: string): Promise<string> {
      const { ngramsData } = (await import(pathToFileURL(id).href)) as {
        ngramsData: { ngrams: Parameters<typeof packNgrams>[0] };
      };
      const { ngrams, ...rest } = ngramsData;
      return `import { openNgrams } from ${JSON.stringify(OPENED_BY)};
export const ngramsData = { ...${JSON.stringify(rest)}, ngrams: openNgrams(${JSON.stringify(packNgrams(ngrams))}) };`;
    },
  },
};

const asAscii = (code: string): string =>
  code.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** V8 keeps a source with a single other character in two bytes each, in every process: 4 MB of an audit. */
const writeInAscii = {
  name: "write-in-ascii",
  generateBundle(_options: unknown, bundle: Record<string, { code?: string }>): void {
    for (const part of Object.values(bundle)) if (part.code !== undefined) part.code = asAscii(part.code);
  },
};

export default { plugins: [packLanguageModels, writeInAscii] };
