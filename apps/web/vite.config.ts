import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { createRequire } from "node:module";
import { defineConfig } from "vite";
import { paintFirst } from "./paint-first.ts";
import { precompress } from "./precompress.ts";
import { chunks } from "./chunks.ts";
import { ownLanguages } from "./own-languages.ts";
import { zodForPages } from "./zod-for-pages.ts";

const require = createRequire(import.meta.url);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [ownLanguages(), react(), tailwind(), zodForPages(), paintFirst(), precompress()],
  // The server writes a fresh nonce into every page it sends.
  html: { cspNonce: "__NONCE__" },
  resolve: {
    alias: [
      // The browser build of this module decodes by innerHTML, which a policy of trusted types forbids.
      { find: "decode-named-character-reference", replacement: require.resolve("decode-named-character-reference") },
      // What a library brings for older React, React has.
      { find: /^use-sync-external-store\/shim$/, replacement: "react" },
    ],
  },
  server: { proxy: { "/api": process.env.API_ORIGIN ?? "http://localhost:3000" } },
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
    },
    // Inlined fonts would need data: in the content security policy.
    assetsInlineLimit: 0,
    target: "es2023",
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
});
