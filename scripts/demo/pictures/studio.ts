import { darken, lighten, linear, mix, radial } from "./colour";
import { soft, svg, type Layer, type SvgLayer } from "./recipe";

/** Colour moods of the demo studio: a wall and the floor that goes with it. */
export const moods = {
  sand: { wall: "#e6d5bd", floor: "#eddfca" },
  clay: { wall: "#d9a98b", floor: "#e3bda3" },
  sage: { wall: "#b5c0a4", floor: "#c7cfb8" },
  mist: { wall: "#b9c9cf", floor: "#cbd7da" },
  blush: { wall: "#e7c6ba", floor: "#efd6cb" },
  oat: { wall: "#ece4d6", floor: "#f3ede2" },
  honey: { wall: "#e8c88d", floor: "#efd7a8" },
  sea: { wall: "#8fb3b3", floor: "#a8c5c3" },
  plum: { wall: "#b9a3b4", floor: "#cab8c6" },
  slate: { wall: "#7e8a94", floor: "#939ea7" },
  night: { wall: "#3d4654", floor: "#4d5765" },
  cocoa: { wall: "#8b6d5a", floor: "#a08470" },
} as const;

export type Mood = keyof typeof moods;

/** A seamless paper backdrop with one large soft light from the upper left. */
export function sweep(mood: Mood, horizon = 600): SvgLayer {
  const { wall, floor } = moods[mood];
  const bend = mix(darken(wall, 0.12), floor, 0.35);
  return svg(`<defs>
    ${linear("w", [
      [0, darken(wall, 0.04)],
      [(horizon - 160) / 960, wall],
      [horizon / 960, bend],
      [(horizon + 110) / 960, floor],
      [1, lighten(floor, 0.16)],
    ])}
    ${radial(
      "l",
      [
        [0, "#fffaf0", 0.8],
        [0.3, "#fffaf0", 0.5],
        [0.6, "#fffaf0", 0.2],
        [0.85, "#fffaf0", 0.05],
        [1, "#fffaf0", 0],
      ],
      [0.42, 0.38, 0.72],
    )}
    ${radial(
      "v",
      [
        [0.62, "#2b1f1a", 0],
        [1, "#2b1f1a", 0.07],
      ],
      [0.48, 0.46, 0.85],
    )}
    </defs><rect width="1280" height="960" fill="url(#w)"/><rect width="1280" height="960" fill="url(#l)"/>
    <rect width="1280" height="960" fill="url(#v)"/>`);
}

/** A round plaster podium; its top stands at `top`. Returns the shadow on the floor and the podium. */
export function podium(x: number, top: number, rx: number, height: number, colour: string): Layer[] {
  const ry = rx * 0.2;
  const foot = top + height;
  return [
    soft(
      `<ellipse cx="${x + rx * 0.16}" cy="${foot + ry * 0.2}" rx="${rx * 1.22}" ry="${ry * 1.25}" fill="#2a1c12" opacity="0.42"/>`,
      22,
    ),
    svg(`<defs>
      ${linear(
        "s",
        [
          [0, darken(colour, 0.1)],
          [0.22, lighten(colour, 0.3)],
          [0.55, colour],
          [1, darken(colour, 0.3)],
        ],
        [0, 0, 1, 0],
      )}
      ${linear(
        "t",
        [
          [0, lighten(colour, 0.55)],
          [1, lighten(colour, 0.18)],
        ],
        [0, 0, 1, 1],
      )}
      ${linear("d", [
        [0, "#2a1c12", 0],
        [1, "#2a1c12", 0.2],
      ])}</defs>
      <path d="M${x - rx} ${top}V${foot}A${rx} ${ry} 0 0 0 ${x + rx} ${foot}V${top}Z" fill="url(#s)"/>
      <path d="M${x - rx} ${top}V${foot}A${rx} ${ry} 0 0 0 ${x + rx} ${foot}V${top}Z" fill="url(#d)"/>
      <ellipse cx="${x}" cy="${top}" rx="${rx}" ry="${ry}" fill="url(#t)"/>
      <path d="M${x - rx} ${top}A${rx} ${ry} 0 0 0 ${x + rx} ${top}" fill="none" stroke="${lighten(colour, 0.75)}" stroke-width="2.5" opacity="0.7"/>`),
  ];
}

/** A rounded niche cut into the wall, with the shade of its own edge. */
export function arch(x: number, width: number, top: number, foot: number, colour: string): SvgLayer {
  const radius = width / 2;
  const [left, right] = [x - radius, x + radius];
  const shape = (inset: number) =>
    `M${left + inset} ${foot}V${top + radius}A${radius - inset} ${radius - inset} 0 0 1 ${right - inset} ${top + radius}V${foot}Z`;
  return svg(`<defs>
    ${linear(
      "i",
      [
        [0, darken(colour, 0.32)],
        [0.4, darken(colour, 0.12)],
        [1, colour],
      ],
      [0, 0, 0.85, 1],
    )}
    ${linear(
      "e",
      [
        [0, darken(colour, 0.42)],
        [0.5, darken(colour, 0.2)],
        [1, lighten(colour, 0.5)],
      ],
      [0, 0, 1, 0.3],
    )}
    ${radial(
      "g",
      [
        [0, "#fff6e4", 0.55],
        [1, "#fff6e4", 0],
      ],
      [0.55, 0.6, 0.6],
    )}</defs>
    <path d="${shape(0)}" fill="url(#e)"/><path d="${shape(16)}" fill="url(#i)"/><path d="${shape(16)}" fill="url(#g)"/>`);
}

/** A large disc on the wall behind the product: a paper sun. */
export function disc(x: number, y: number, radius: number, colour: string): Layer[] {
  return [
    soft(`<circle cx="${x + 14}" cy="${y + 20}" r="${radius}" opacity="0.3"/>`, 18),
    svg(`<defs>${linear(
      "c",
      [
        [0, lighten(colour, 0.28)],
        [1, darken(colour, 0.1)],
      ],
      [0, 0, 1, 1],
    )}</defs>
      <circle cx="${x}" cy="${y}" r="${radius}" fill="url(#c)"/>`),
  ];
}

/** Low sun through a window: four slanted panes of light on wall and floor. */
export function windowLight(x: number, y: number, scale = 1, strength = 0.5): Layer {
  const pane = (column: number, row: number) => {
    const [left, top] = [column * 150, row * 190];
    return `<path d="M${left} ${top}h132v172h-132z"/>`;
  };
  const panes = [pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)].join("");
  return soft(
    `<g transform="translate(${x} ${y}) scale(${scale}) skewX(-22) skewY(9)" fill="#fff4d6" opacity="${strength}">${panes}</g>`,
    7,
    "#fff4d6",
  );
}

/** The soft shadow of leaves that a plant outside the picture throws on the wall. */
export function leafShadow(x: number, y: number, scale: number, strength = 0.22): Layer {
  const leaf = (angle: number, length: number) =>
    `<path transform="rotate(${angle})" d="M0 0C${length * 0.3} ${-length * 0.2} ${length * 0.75} ${-length * 0.16} ${length} 0C${length * 0.75} ${length * 0.16} ${length * 0.3} ${length * 0.2} 0 0Z"/>`;
  const leaves = [-150, -120, -95, -70, -42, -18, 8].map((angle, index) =>
    leaf(angle, 190 + (index % 3) * 45),
  );
  return soft(
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="#3a2a1c" opacity="${strength}">${leaves.join("")}
    <path d="M-6 0C-2 120 6 220 -20 420h26C26 220 12 120 6 0Z"/></g>`,
    11,
  );
}
