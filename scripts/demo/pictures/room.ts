import { darken, lighten, mix } from "./colour";
import { soft, svg, type Layer } from "./recipe";
import { patch } from "./solids";
import { createStage, type Light, type Point, type Stage, type Wall } from "./space";

export type RoomLook = {
  seed: string;
  wall: string;
  accent: string;
  floor: string;
  fabric: string;
  wood: string;
  /** What the window shows. */
  view: "garden" | "city" | "evening";
  tiles?: boolean;
};

/** Half width, height and depth of every demo room, in metres. */
const room = { side: 3.1, height: 2.75, back: 7.4, near: 1.2 } as const;

const daylight: Light = { sun: [-0.7, 0.75, -0.45], ambient: 0.74, warm: "#fff4df", cool: "#4b4458" };

/** The back wall and the side walls as planes to hang things on. */
export const walls: Record<"back" | "left" | "right", Wall> = {
  back: {
    at: (along, up, out = 0) => [-room.side + along, up, room.back - out],
    width: room.side * 2,
    height: room.height,
    light: 0.98,
  },
  left: {
    at: (along, up, out = 0) => [-room.side + out, up, room.near + along],
    width: room.back - room.near,
    height: room.height,
    light: 0.86,
  },
  right: {
    at: (along, up, out = 0) => [room.side - out, up, room.back - along],
    width: room.back - room.near,
    height: room.height,
    light: 1.02,
  },
};

function quad(wall: Wall, x: number, y: number, w: number, h: number): Point[] {
  return [wall.at(x, y), wall.at(x + w, y), wall.at(x + w, y + h), wall.at(x, y + h)];
}

function shell(stage: Stage, look: RoomLook): void {
  const { side, height, back, near } = room;
  const plane = (points: readonly Point[], from: Point, to: Point, a: string, b: string) =>
    stage.face(
      points,
      stage.ramp(from, to, [
        [0, a],
        [1, b],
      ]),
      { stroke: b, strokeWidth: 1 },
    );
  plane(
    [
      [-side, height, near],
      [side, height, near],
      [side, height, back],
      [-side, height, back],
    ],
    [0, height, near],
    [0, height, back],
    "#e6dfd3",
    "#fbf8f1",
  );
  plane(
    quad(walls.back, 0, 0, side * 2, height),
    [-side, 1.5, back],
    [side, 1.2, back],
    lighten(look.accent, 0.16),
    darken(look.accent, 0.07),
  );
  plane(
    quad(walls.left, 0, 0, back - near, height),
    [-side, 1, near],
    [-side, 1, back],
    darken(look.wall, 0.2),
    darken(look.wall, 0.05),
  );
  plane(
    quad(walls.right, 0, 0, back - near, height),
    [side, 1, back],
    [side, 1, near],
    lighten(look.wall, 0.25),
    darken(look.wall, 0.06),
  );
  plane(
    [
      [-side, 0, near],
      [side, 0, near],
      [side, 0, back],
      [-side, 0, back],
    ],
    [0, 0, back],
    [0, 0, near],
    lighten(look.floor, 0.2),
    darken(look.floor, 0.16),
  );
  const seam = darken(look.floor, 0.4);
  if (look.tiles) {
    for (let x = -3; x <= 3; x += 0.75) stage.line([x, 0, near], [x, 0, back], seam, 0.015, 0.4);
    for (let z = 1.5; z < back; z += 0.75) stage.line([-side, 0, z], [side, 0, z], seam, 0.015, 0.4);
  } else {
    for (let x = -3.2; x < side; x += 0.22) stage.line([x, 0, near], [x, 0, back], seam, 0.012, 0.42);
    for (let index = 0; index < 58; index += 1) {
      const [x, z] = [-3.2 + ((index * 13) % 30) * 0.22, near + ((index * 29) % 62) / 10];
      stage.line([x, 0, z], [x + 0.22, 0, z], seam, 0.012, 0.5);
      if (index % 2)
        stage.face(
          [
            [x, 0, z],
            [x + 0.22, 0, z],
            [x + 0.22, 0, z + 1.1],
            [x, 0, z + 1.1],
          ],
          index % 4 > 1 ? lighten(look.floor, 0.35) : darken(look.floor, 0.3),
          { opacity: 0.16 },
        );
    }
  }
  for (const wall of [walls.back, walls.left, walls.right]) {
    patch(stage, wall, { x: 0, y: 0, w: wall.width, h: 0.13, out: 0.02 }, mix("#fbf7ee", look.wall, 0.15));
    patch(stage, wall, { x: 0, y: room.height - 0.08, w: wall.width, h: 0.08, out: 0.02 }, "#fdfaf3");
  }
  stage.face(
    quad(walls.back, 0, 0, side * 2, 0.5),
    stage.ramp(
      [0, 0, back],
      [0, 0.5, back],
      [
        [0, "#2b1f1a", 0.2],
        [1, "#2b1f1a", 0],
      ],
    ),
  );
}

const views = {
  garden: ["#9fcbe6", "#dcebe6", "#86ab66", "#5f8a4c"],
  city: ["#a8cbe4", "#dfe9ec", "#a7b4bf", "#8797a6"],
  evening: ["#54618f", "#e5a988", "#4a4f6a", "#363d57"],
} as const;

/** A window with a view, bars and curtains; the light it throws is drawn with `sunPatch`. */
export function roomWindow(
  stage: Stage,
  wall: Wall,
  at: { x: number; y: number; w: number; h: number; bars?: number },
  look: RoomLook,
  curtain?: string,
): void {
  const { x, y, w, h, bars = 2 } = at;
  const [top, low, far, near] = views[look.view];
  patch(stage, wall, { x: x - 0.1, y: y - 0.1, w: w + 0.2, h: h + 0.2 }, "#fbf7ee");
  patch(
    stage,
    wall,
    at,
    stage.ramp(wall.at(x, y + h), wall.at(x, y), [
      [0, top],
      [0.6, low],
      [1, low],
    ]),
  );
  const part = (px: number, pw: number, ph: number, colour: string) =>
    patch(stage, wall, { x: x + px * w, y, w: pw * w, h: ph * h }, colour);
  if (look.view === "garden") {
    part(0, 1, 0.3, far);
    for (const [px, pw, ph] of [
      [0.02, 0.2, 0.44],
      [0.2, 0.16, 0.36],
      [0.5, 0.22, 0.5],
      [0.74, 0.24, 0.4],
    ] as const)
      part(px, pw, ph, ph > 0.42 ? near : mix(far, near, 0.5));
    part(0, 1, 0.14, mix(far, "#c7d98f", 0.4));
  } else {
    for (const [index, px] of [0, 0.13, 0.27, 0.4, 0.55, 0.68, 0.84].entries()) {
      const ph = 0.26 + ((index * 17) % 30) / 80;
      part(px, 0.14, ph, index % 2 ? far : near);
      if (look.view === "evening")
        for (let row = 0; row < 3; row += 1) part(px + 0.03, 0.05, 0.02 + ph * (0.3 + row * 0.2), "#ffd991");
      if (look.view === "evening") part(px, 0.14, ph * 0.3, index % 2 ? far : near);
    }
  }
  stage.face(
    [
      wall.at(x + w * 0.1, y),
      wall.at(x + w * 0.3, y),
      wall.at(x + w * 0.7, y + h),
      wall.at(x + w * 0.5, y + h),
    ],
    "#ffffff",
    { opacity: 0.16 },
  );
  for (let bar = 1; bar < bars; bar += 1)
    stage.line(wall.at(x + (w * bar) / bars, y), wall.at(x + (w * bar) / bars, y + h), "#fbf7ee", 0.05);
  stage.line(wall.at(x, y + h * 0.68), wall.at(x + w, y + h * 0.68), "#fbf7ee", 0.04);
  patch(stage, wall, { x: x - 0.16, y: y - 0.16, w: w + 0.32, h: 0.08, out: 0.1 }, "#ffffff");
  if (!curtain) return;
  stage.line(
    wall.at(x - 0.55, y + h + 0.22, 0.08),
    wall.at(x + w + 0.55, y + h + 0.22, 0.08),
    "#7b6a58",
    0.035,
  );
  for (const [from, to] of [
    [x - 0.5, x + 0.06],
    [x + w - 0.06, x + w + 0.5],
  ] as const) {
    const folds = 6;
    for (let fold = 0; fold < folds; fold += 1) {
      const [a, b] = [from + ((to - from) * fold) / folds, from + ((to - from) * (fold + 1)) / folds];
      stage.face(
        [
          wall.at(a, 0.06, 0.06),
          wall.at(b, 0.06, 0.06),
          wall.at(b, y + h + 0.2, 0.06),
          wall.at(a, y + h + 0.2, 0.06),
        ],
        fold % 2 ? darken(curtain, 0.1) : lighten(curtain, 0.18),
      );
    }
  }
}

export type Interior = {
  look: RoomLook;
  /** Things on the walls and the floor, before shadows. */
  flat?: (stage: Stage) => void;
  draw: (stage: Stage) => void;
  /** Where the sun falls on the floor. */
  sun?: readonly Point[][];
  extras?: (stage: Stage) => Layer[];
};

/** Builds an interior: the room, sunlight and shadows on its floor, the furniture, a soft finish. */
export function interior({ look, flat, draw, sun = [], extras }: Interior): Layer[] {
  const camera = { eyeHeight: 1.3, focal: 1090, horizon: 490, middle: 640 };
  const base = createStage(camera, daylight);
  const stage = createStage(camera, daylight);
  shell(base, look);
  flat?.(base);
  draw(stage);
  const evening = look.view === "evening";
  const light = sun.map(
    (points) => `<path d="M${points.map((point) => stage.project(point).join(" ")).join("L")}Z"/>`,
  );
  return [
    svg(base.body()),
    soft(`<g opacity="${evening ? 0.12 : 0.5}">${light.join("")}</g>`, 7, "#fff2cf"),
    soft(`<g opacity="0.34">${stage.shadows()}</g>`, 7),
    svg(stage.body()),
    ...(extras?.(stage) ?? []),
    ...(evening ? [svg('<rect width="1280" height="960" fill="#2a1a3a" opacity="0.08"/>')] : []),
  ];
}
