/** Colors of the site's tokens as rgb(), which map libraries read; in the scheme of the page. */
export function readTokens<const Name extends string>(names: readonly Name[]): Record<Name, string> {
  const probe = document.body.appendChild(document.createElement("span"));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [1, 1];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  function read(name: Name): [Name, string] {
    probe.style.color = `var(--${name})`;
    if (!context) return [name, "rgb(128, 128, 128)"];
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [name, `rgb(${red}, ${green}, ${blue})`];
  }
  const colors = Object.fromEntries(names.map(read)) as Record<Name, string>;
  probe.remove();
  return colors;
}
