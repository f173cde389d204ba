import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { createRequire } from "node:module";
import { defineConfig } from "vite";
import { paintFirst } from "./paint-first.ts";
import { precompress } from "./precompress.ts";
import { withoutJsonSchema } from "./without-json-schema.ts";

const require = createRequire(import.meta.url);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), withoutJsonSchema(), paintFirst(), precompress()],
  // The server writes a fresh nonce into every page it sends.
  html: { cspNonce: "__NONCE__" },
  resolve: {
    // The browser build of this module decodes by innerHTML, which a policy of trusted types forbids.
    alias: { "decode-named-character-reference": require.resolve("decode-named-character-reference") },
  },
  server: { proxy: { "/api": process.env.API_ORIGIN ?? "http://localhost:3000" } },
  build: {
    rolldownOptions: {
      output: {
        // What every page needs comes in one file: fewer requests, better compression, and it outlives our releases.
        codeSplitting: {
          groups: [
            {
              name: "platform",
              test: /node_modules\/(react|react-dom|scheduler|zod|@tanstack)\/|packages\/contract\/src\/(accounts|actions|call|client|errors|job|limits|realtime|shortage|system|texts)|web\/src\/no-eval/,
            },
            {
              // Small parts of every page: one file of them compresses far better than forty.
              name: "base",
              test: /web\/src\/(api|format|live|preferences|session|title)\/|web\/src\/components\/(age|badge|button|field|icon-button|impact|input|markdown|meaning|panel|popover|progress-bar|score-ring|select|site-mark|states|toast|use-media)\.tsx?|web\/src\/features\/actions\/(actions-data|search-params|task-list)|web\/src\/features\/jobs\/(jobs-data|job-list|job-words|progress)\.ts|web\/src\/features\/branding\/use-branding|web\/src\/app\/(search-text|next-path|consent)|node_modules\/(class-variance-authority|clsx)\//,
            },
            {
              // The task view, which stands on two pages: its own one and the one behind a link.
              name: "board",
              test: /web\/src\/features\/actions\/(filter-panel|stat-strip|task-card|task-groups|task-words|use-task-keys)|web\/src\/screens\/actions\/(board-tasks|task-board|use-task-board)/,
            },
          ],
        },
      },
    },
    // Inlined fonts would need data: in the content security policy.
    assetsInlineLimit: 0,
    target: "es2023",
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
});
