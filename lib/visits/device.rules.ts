export type Device = { device: "desktop" | "mobile" | "tablet"; browser: string; system: string };

const browsers: readonly (readonly [string, RegExp])[] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\/|\bOPT\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ["iPadOS", /\biPad\b/],
  ["iOS", /\biP(hone|od)\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

function nameOf(known: readonly (readonly [string, RegExp])[], agent: string): string {
  return known.find(([, pattern]) => pattern.test(agent))?.[0] ?? "Other";
}

export function readDevice(agent: string): Device | null {
  if (!agent.startsWith("Mozilla/")) return null;
  const tablet = /\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/.test(agent);
  const mobile = /\bMobi|\biP(hone|od)\b/.test(agent);
  return {
    device: tablet ? "tablet" : mobile ? "mobile" : "desktop",
    browser: nameOf(browsers, agent),
    system: nameOf(systems, agent),
  };
}
