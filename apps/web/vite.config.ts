import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind()],
  server: { proxy: { "/api": process.env.API_ORIGIN ?? "http://127.0.0.1:3000" } },
  build: {
    rolldownOptions: {
      output: {
        // What every page needs comes in one file: fewer requests, better compression, and it outlives our releases.
        codeSplitting: {
          groups: [
            {
              name: "platform",
              test: /node_modules\/(react|react-dom|scheduler|zod|eventsource|eventsource-parser|@tanstack)\/|packages\/contract\//,
            },
          ],
        },
      },
    },
    target: "es2023",
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
});
