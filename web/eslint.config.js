import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/design/icons.ts", "src/review/icons.ts", "src/games/**/icons.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // svelte-check knows what a name is; ESLint doesn't read types.
      "no-undef": "off",
      // Most of our maps and sets are bookkeeping nothing on the page depends on; what does is `$state`.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check needs the two comments this rule calls unused.
      "svelte/no-unused-svelte-ignore": "off",
      // A space at the end of a line is written {" "}.
      "svelte/no-useless-mustaches": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
