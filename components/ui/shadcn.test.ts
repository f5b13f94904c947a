import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { compile } from "tailwindcss";
import { Alert } from "./alert";
import { Badge } from "./badge";
import { buttonVariants } from "./button";

const root = path.resolve(__dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

type Components = { tailwind: { config: string; css: string }; aliases: Record<string, string> };
const config = JSON.parse(read("components.json")) as Components;

const stock = {
  button: `inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-md text-sm font-medium
    transition-all shrink-0 outline-none disabled:pointer-events-none disabled:opacity-50
    focus-visible:border-ring focus-visible:ring-ring/50 focus-visible:ring-[3px] aria-invalid:border-destructive
    aria-invalid:ring-destructive/20 dark:aria-invalid:ring-destructive/40 bg-primary text-primary-foreground
    hover:bg-primary/90 bg-destructive text-white hover:bg-destructive/90 dark:bg-destructive/60 border
    bg-background hover:bg-accent hover:text-accent-foreground dark:bg-input/30 dark:border-input
    dark:hover:bg-input/50 bg-secondary text-secondary-foreground hover:bg-secondary/80 dark:hover:bg-accent/50
    text-primary underline-offset-4 hover:underline h-9 px-4 py-2 has-[>svg]:px-3 h-8 gap-1.5 h-10 px-6 size-9`,
  card: `bg-card text-card-foreground flex flex-col gap-6 rounded-xl border py-6 grid auto-rows-min items-start
    px-6 leading-none font-semibold text-muted-foreground text-sm`,
  dialog: `fixed inset-0 z-50 bg-black/50 bg-background rounded-lg border p-6 shadow-lg duration-200 sm:max-w-lg
    ring-offset-background focus:ring-ring data-[state=open]:bg-accent rounded-xs opacity-70 focus:ring-2
    focus:ring-offset-2 focus:outline-hidden text-lg leading-none font-semibold data-[state=open]:animate-in
    data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0
    data-[state=closed]:zoom-out-95 data-[state=open]:zoom-in-95`,
  popover: `bg-popover text-popover-foreground z-50 w-72 rounded-md border p-4 shadow-md outline-hidden
    data-[side=bottom]:slide-in-from-top-2 data-[side=left]:slide-in-from-right-2
    data-[side=right]:slide-in-from-left-2 data-[side=top]:slide-in-from-bottom-2`,
  sheet: `data-[state=closed]:duration-300 data-[state=open]:duration-500 data-[state=closed]:slide-out-to-right
    data-[state=open]:slide-in-from-right data-[state=closed]:slide-out-to-left data-[state=open]:slide-in-from-left
    data-[state=closed]:slide-out-to-top data-[state=open]:slide-in-from-top data-[state=closed]:slide-out-to-bottom
    data-[state=open]:slide-in-from-bottom`,
  input: `file:text-foreground placeholder:text-muted-foreground selection:bg-primary
    selection:text-primary-foreground dark:bg-input/30 border-input h-9 w-full min-w-0 rounded-md border
    bg-transparent px-3 py-1 text-base outline-none file:bg-transparent md:text-sm`,
  badge: `rounded-full border px-2 py-0.5 text-xs w-fit [&>svg]:size-3 border-transparent
    [a&]:hover:bg-primary/90 [a&]:hover:bg-secondary/90 [a&]:hover:bg-destructive/90 text-foreground
    [a&]:hover:text-accent-foreground`,
  alert: `relative w-full rounded-lg border px-4 py-3 text-sm grid gap-y-0.5 [&>svg]:text-current bg-card
    text-destructive *:data-[slot=alert-description]:text-destructive/90 tracking-tight`,
};

const otherColors = [
  ..."popover popover-foreground destructive-foreground ring border input".split(" "),
  ..."sidebar sidebar-foreground sidebar-primary sidebar-primary-foreground sidebar-accent".split(" "),
  ..."sidebar-accent-foreground sidebar-border sidebar-ring chart-1 chart-2 chart-3 chart-4 chart-5".split(
    " ",
  ),
];

async function compileTheme() {
  return compile(read(config.tailwind.css), {
    base: path.join(root, "app"),
    loadStylesheet: async (id, base) => {
      const file =
        id === "tailwindcss" ? path.join(root, "node_modules/tailwindcss/index.css") : path.join(base, id);
      return { path: file, base: path.dirname(file), content: readFileSync(file, "utf8") };
    },
  });
}

describe("components.json", () => {
  test("names a style sheet that exists, and no configuration file", () => {
    expect(existsSync(path.join(root, config.tailwind.css))).toBe(true);
    expect(config.tailwind.config).toBe("");
  });

  test.each(Object.entries(config.aliases))("resolves the alias of %s", (_, alias) => {
    const place = path.join(root, alias.replace(/^@\//, ""));
    expect(["", ".ts", ".tsx"].some((ending) => existsSync(place + ending))).toBe(true);
  });

  test("names the module that exports cn", () => {
    expect(read(`${config.aliases.utils?.replace("@/", "")}.ts`)).toMatch(/export function cn\(/);
  });
});

describe("the theme", () => {
  test.each(Object.entries(stock))("has a rule for every class of the stock %s", async (_, classes) => {
    const names = classes.split(/\s+/);
    const css = (await compileTheme()).build(names);
    const found = new Set(
      Array.from(css.matchAll(/\.((?:[\w-]|\\.)+)/g), ([, selector = ""]) => selector.replaceAll("\\", "")),
    );
    expect(names.filter((name) => !found.has(name))).toEqual([]);
  });

  test("writes an entrance with its opacity and scale", async () => {
    const css = (await compileTheme()).build([
      "animate-in",
      "fade-in-0",
      "zoom-in-95",
      "slide-in-from-top-2",
    ]);
    expect(css).toContain("animation: enter var(--tw-duration, 150ms) ease;");
    expect(css).toMatch(/@keyframes enter \{\s+from \{\s+opacity: var\(--enter-opacity, 1\);/);
    expect(css).toContain("--enter-opacity: calc(0 * 1%);");
    expect(css).toContain("--enter-scale: calc(95 * 1%);");
    expect(css).toContain("--enter-y: calc(calc(var(--spacing) * 2) * -1);");
  });

  test("writes no animation of shadcn while no component uses one", async () => {
    expect((await compileTheme()).build(["grid"])).not.toMatch(/@keyframes (enter|leave)/);
  });

  test("resolves every color of shadcn to a token with a value", async () => {
    const theme = await compileTheme();
    const css = theme.build(otherColors.map((name) => `bg-${name}`));
    const tokens = read("app/tokens.css") + read("app/shadcn.css");
    for (const name of otherColors) {
      expect(css).toContain(`.bg-${name} {\n    background-color: var(--${name})`);
      expect(tokens).toMatch(new RegExp(`^  --${name}: [^;]+;`, "m"));
    }
  });

  test("gives each alias the value of a token of this site", () => {
    const tokens = read("app/tokens.css");
    const [root = ""] = /^:root \{[^}]+\}/m.exec(read("app/shadcn.css")) ?? [];
    const values = [...root.matchAll(/--([\w-]+): ([^;]+);/g)];
    expect(values).toHaveLength(21);
    for (const [, , value = ""] of values) {
      const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
      expect(tokens).toMatch(new RegExp(`^  --${name}: `, "m"));
    }
  });
});

describe("variants", () => {
  test.each([
    ["default", "primary"],
    ["outline", "secondary"],
    ["destructive", "harm"],
  ] as const)("aliases a button %s to %s", (stockName, own) => {
    expect(buttonVariants({ variant: stockName })).toBe(buttonVariants({ variant: own }));
  });

  test.each([
    ["default", "primary"],
    ["secondary", "neutral"],
    ["destructive", "harm"],
  ] as const)("aliases a badge %s to %s", (stockName, own) => {
    const markupOf = (variant: typeof stockName | typeof own) =>
      renderToStaticMarkup(createElement(Badge, { variant }));
    expect(markupOf(stockName)).toBe(markupOf(own));
  });

  test.each([
    ["default", "info"],
    ["destructive", "harm"],
  ] as const)("aliases an alert %s to %s", (stockName, own) => {
    const markupOf = (variant: typeof stockName | typeof own) =>
      renderToStaticMarkup(createElement(Alert, { variant }, "Text"));
    expect(markupOf(stockName)).toBe(markupOf(own));
  });

  test("aliases the default size of a button", () => {
    expect(buttonVariants({ size: "default" })).toBe(buttonVariants({ size: "md" }));
  });
});
