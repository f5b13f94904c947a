import coreWebVitals from "eslint-config-next/core-web-vitals";
import typescript from "eslint-config-next/typescript";

/** What says nothing of a file without React; the compiler behind some of them reads each file once more. */
const reactRules = [...coreWebVitals, ...typescript]
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks|jsx-a11y|@next\/next)\//.test(name));

const config = [
  {
    ignores: [
      ".next/**",
      ".data/**",
      ".test/**",
      "dist/**",
      "prisma/generated/**",
      "public/**",
      "next-env.d.ts",
      "playwright-report/**",
      "test-results/**",
    ],
  },
  ...coreWebVitals,
  ...typescript,
  {
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "func-style": ["error", "declaration", { allowArrowFunctions: true }],
      "import/no-default-export": "off",
      "no-console": ["error", { allow: ["warn", "error"] }],
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    // Tools and tests talk to a terminal.
    files: ["scripts/**", "prisma/**", "e2e/**", "*.config.*", "**/*.test.ts", "**/*.test.tsx"],
    rules: { "no-console": "off" },
  },
  {
    // React is written in components, app and lib/client, so the server and the tools are held to do without it.
    files: ["lib/**/*.{ts,mjs}", "prisma/**/*.{ts,mjs}", "scripts/**/*.{ts,mjs}", "e2e/**/*.{ts,mjs}"],
    ignores: ["lib/client/**"],
    rules: {
      ...Object.fromEntries(reactRules.map((name) => [name, "off"])),
      "no-restricted-imports": ["error", { name: "react", allowImportNames: ["cache"] }],
    },
  },
  {
    // Pictures are our own variants with our own loader; next/image would add client code to every card.
    rules: { "@next/next/no-img-element": "off" },
  },
];

export default config;
