import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import {
  calledOnLoad,
  catalogues,
  LATER_SVELTE,
  mainFirst,
  splitting,
  squeezed,
  tableFiles,
  withoutHandlers,
} from "./scripts/build.ts";

// The hall serves what is built here; during development its API is reached through the proxy.
const hall = process.env.MEADHALL_HALL ?? "http://127.0.0.1:8100";

export default defineConfig({
  plugins: [svelte(), catalogues(), mainFirst(), withoutHandlers(), tableFiles(), calledOnLoad(), squeezed()],
  build: {
    outDir: "../src/meadhall/hall/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: splitting() },
      // They only define functions: a file that uses none of them needn't load them.
      treeshake: { moduleSideEffects: [{ test: LATER_SVELTE, sideEffects: false }] },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: hall, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
