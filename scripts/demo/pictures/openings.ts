import { darken, lighten, mix } from "./colour";
import { patch } from "./solids";
import { tone, type Stage, type Wall } from "./space";

export type Glass = { top: string; bottom: string; lit?: boolean };
export type Opening = { x: number; y: number; w: number; h: number };
export type WindowLook = {
  frame?: string;
  columns?: number;
  rows?: number;
  shutters?: string;
  sill?: boolean;
  arched?: boolean;
  bare?: boolean;
};

export const dayGlass: Glass = { top: "#a9c7d8", bottom: "#4e6b7c" };
export const eveningGlass: Glass = { top: "#ffe3a6", bottom: "#f3b96a", lit: true };

function glassFill(stage: Stage, wall: Wall, { x, y, w, h }: Opening, glass: Glass): string {
  const dim = glass.lit ? 1 : 0.75 + wall.light * 0.3;
  const shade = (colour: string) => (dim < 1 ? mix(colour, "#28313c", (1 - dim) * 0.9) : colour);
  return stage.ramp(wall.at(x, y + h), wall.at(x + w * 0.3, y), [
    [0, shade(glass.top)],
    [0.55, shade(mix(glass.top, glass.bottom, 0.6))],
    [1, shade(glass.bottom)],
  ]);
}

/** A pane with what shows in it: curtains behind, a slanted reflection in front. */
export function pane(stage: Stage, wall: Wall, area: Opening, glass: Glass, curtains = true): void {
  const { x, y, w, h } = area;
  patch(stage, wall, area, glassFill(stage, wall, area, glass));
  if (curtains) {
    const cloth = glass.lit ? "#fff1cf" : "#e9e4da";
    patch(stage, wall, { x, y, w: w * 0.2, h }, cloth, glass.lit ? 0.6 : 0.5);
    patch(stage, wall, { x: x + w * 0.8, y, w: w * 0.2, h }, cloth, glass.lit ? 0.5 : 0.38);
  }
  stage.face(
    [
      wall.at(x + w * 0.12, y),
      wall.at(x + w * 0.42, y),
      wall.at(x + w * 0.86, y + h),
      wall.at(x + w * 0.56, y + h),
    ],
    "#ffffff",
    { opacity: glass.lit ? 0.12 : 0.2 },
  );
  patch(stage, wall, { x, y: y + h * 0.9, w, h: h * 0.1 }, "#1f2a33", 0.24);
}

/** A framed window with its reveal, bars, sill and, where asked, shutters. */
export function drawWindow(
  stage: Stage,
  wall: Wall,
  area: Opening,
  glass: Glass,
  look: WindowLook = {},
): void {
  const { x, y, w, h } = area;
  const { frame = "#f6f2ea", columns = 2, rows = 2, sill = true } = look;
  const lit = tone(frame, wall.light, stage.light);
  const edge = look.bare ? 0.06 : 0.13;
  if (look.shutters) {
    const shutter = tone(look.shutters, wall.light, stage.light);
    for (const left of [x - edge - w * 0.36, x + w + edge + 0.02]) {
      patch(stage, wall, { x: left, y: y - 0.05, w: w * 0.34, h: h + 0.1, out: 0.04 }, shutter);
      for (let slat = 0.12; slat < h; slat += 0.16) {
        stage.line(
          wall.at(left + 0.05, y + slat, 0.04),
          wall.at(left + w * 0.34 - 0.05, y + slat, 0.04),
          darken(shutter, 0.45),
          0.03,
          0.5,
        );
      }
    }
  }
  patch(stage, wall, { x: x - edge, y: y - edge, w: w + edge * 2, h: h + edge * 2 }, lit);
  pane(stage, wall, area, glass, !look.bare);
  patch(stage, wall, { x, y: y + h - 0.14, w, h: 0.14 }, "#1f2a33", 0.3);
  for (let column = 1; column < columns; column += 1) {
    stage.line(wall.at(x + (w * column) / columns, y), wall.at(x + (w * column) / columns, y + h), lit, 0.07);
  }
  for (let row = 1; row < rows; row += 1) {
    stage.line(wall.at(x, y + (h * row) / rows), wall.at(x + w, y + (h * row) / rows), lit, 0.07);
  }
  if (sill) {
    patch(stage, wall, { x: x - edge, y: y - edge - 0.24, w: w + edge * 2, h: 0.12 }, "#241b18", 0.18);
    patch(
      stage,
      wall,
      { x: x - edge * 1.6, y: y - edge - 0.12, w: w + edge * 3.2, h: 0.13, out: 0.12 },
      lighten(lit, 0.3),
    );
  }
}

/** A front door with frame, panels, a small light above and a handle. */
export function drawDoor(stage: Stage, wall: Wall, area: Opening, colour: string, glass: Glass): void {
  const { x, y, w, h } = area;
  const frame = tone("#f6f2ea", wall.light, stage.light);
  const leaf = tone(colour, wall.light, stage.light);
  patch(stage, wall, { x: x - 0.16, y, w: w + 0.32, h: h + 0.16 }, frame);
  patch(
    stage,
    wall,
    area,
    stage.ramp(wall.at(x, y), wall.at(x + w, y + h), [
      [0, darken(leaf, 0.18)],
      [1, lighten(leaf, 0.1)],
    ]),
  );
  pane(stage, wall, { x: x + w * 0.2, y: y + h * 0.62, w: w * 0.6, h: h * 0.28 }, glass, false);
  for (const part of [0.08, 0.34]) {
    patch(
      stage,
      wall,
      { x: x + w * 0.17, y: y + h * part, w: w * 0.66, h: h * 0.21 },
      darken(leaf, 0.28),
      0.7,
    );
    patch(
      stage,
      wall,
      { x: x + w * 0.21, y: y + h * (part + 0.02), w: w * 0.58, h: h * 0.17 },
      lighten(leaf, 0.1),
    );
  }
  patch(stage, wall, { x: x + w * 0.84, y: y + h * 0.42, w: 0.07, h: 0.2, out: 0.05 }, "#d9b36c");
  patch(stage, wall, { x, y: y + h - 0.16, w, h: 0.16 }, "#1f1815", 0.3);
}

/** A garage door in four sections with a row of small windows. */
export function drawGarage(stage: Stage, wall: Wall, area: Opening, colour: string, glass: Glass): void {
  const { x, y, w, h } = area;
  const leaf = tone(colour, wall.light, stage.light);
  patch(stage, wall, { x: x - 0.15, y, w: w + 0.3, h: h + 0.15 }, tone("#f6f2ea", wall.light, stage.light));
  patch(
    stage,
    wall,
    area,
    stage.ramp(wall.at(x, y), wall.at(x, y + h), [
      [0, darken(leaf, 0.14)],
      [1, leaf],
    ]),
  );
  const columns = Math.max(2, Math.round(w / 0.8));
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cell = {
        x: x + (w * column) / columns + 0.07,
        y: y + (h * row) / 4 + 0.07,
        w: w / columns - 0.14,
        h: h / 4 - 0.14,
      };
      if (row === 3) pane(stage, wall, cell, glass, false);
      else patch(stage, wall, cell, darken(leaf, 0.12), 0.55);
    }
    stage.line(
      wall.at(x, y + (h * row) / 4),
      wall.at(x + w, y + (h * row) / 4),
      darken(leaf, 0.5),
      0.03,
      0.6,
    );
  }
  patch(stage, wall, { x, y: y + h - 0.2, w, h: 0.2 }, "#1f1815", 0.3);
}
