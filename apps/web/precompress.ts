import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKABLE = /\.(js|css|svg|json|txt|webmanifest)$/;
/** Below this a packed file saves no packet. */
const LEAST_BYTES = 512;

/** Writes a brotli and a gzip file beside each text file of the build, packed as small as they get. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    writeBundle: ({ dir = "" }, bundle) => {
      for (const name of Object.keys(bundle).filter((file) => PACKABLE.test(file))) {
        const bytes = readFileSync(join(dir, name));
        if (bytes.length < LEAST_BYTES) continue;
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGWIN]: 22 };
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes, { params: size }));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
