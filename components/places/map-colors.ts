/** Colors of a drawn map, from the site's tokens. Water is quieter than an accent, because it may fill the screen. */
const colors = {
  land: "var(--card)",
  water: "color-mix(in oklab, var(--services-soft) 45%, var(--muted))",
  park: "color-mix(in oklab, var(--trust-soft) 70%, var(--card))",
  building: "var(--muted)",
  street: "var(--border)",
  highway: "var(--input)",
  border: "var(--muted-foreground)",
  name: "var(--foreground)",
  quietName: "var(--muted-foreground)",
} as const;

export type MapColors = Record<keyof typeof colors, string>;

export function readMapColors(): MapColors {
  const probe = document.body.appendChild(document.createElement("span"));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [1, 1];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  function read(color: string): string {
    if (!context) return "rgb(128, 128, 128)";
    probe.style.color = color;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  }
  const found = Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, read(color)]));
  probe.remove();
  return found as MapColors;
}
