import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind()],
  server: { proxy: { "/api": process.env.API_ORIGIN ?? "http://127.0.0.1:3000" } },
  build: { target: "es2023", modulePreload: { polyfill: false }, reportCompressedSize: true },
});
