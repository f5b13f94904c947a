import { darken, lighten, linear, radial } from "./colour";
import { render, soft, svg, type Layer } from "./recipe";

/** Faces for profile pictures; the file says hair and skin. */
export const faces: readonly { code: string; gender: "f" | "m"; backdrop: string; cloth: string }[] = [
  { code: "1f469-1f3fd-200d-1f9b1", gender: "f", backdrop: "#d9b08c", cloth: "#b5644b" },
  { code: "1f468-1f3fe-200d-1f9b1", gender: "m", backdrop: "#9fb7a5", cloth: "#3f6b64" },
  { code: "1f469-1f3fb-200d-1f9b0", gender: "f", backdrop: "#a9bccb", cloth: "#44597a" },
  { code: "1f468-1f3fb-200d-1f9b3", gender: "m", backdrop: "#cbb7a0", cloth: "#7a5a48" },
  { code: "1f469-1f3ff-200d-1f9b1", gender: "f", backdrop: "#e0c48f", cloth: "#8c4a5c" },
  { code: "1f468-1f3fd", gender: "m", backdrop: "#b4a7c2", cloth: "#35516b" },
  { code: "1f469-1f3fc", gender: "f", backdrop: "#e3bcb0", cloth: "#6f8a72" },
  { code: "1f9d4-1f3fb-200d-2642-fe0f", gender: "m", backdrop: "#8fb0b0", cloth: "#c98f4e" },
  { code: "1f469-1f3fe", gender: "f", backdrop: "#c2cda6", cloth: "#5a4a6b" },
  { code: "1f468-1f3fc-200d-1f9b0", gender: "m", backdrop: "#d8c7b2", cloth: "#4f7a78" },
  { code: "1f469-1f3fd-200d-1f9b3", gender: "f", backdrop: "#b9c7d6", cloth: "#a9694f" },
  { code: "1f468-1f3ff-200d-1f9b2", gender: "m", backdrop: "#dcb496", cloth: "#5f7387" },
];

/** A portrait on a softly lit wall, square. */
export function portrait(code: string, backdrop: string, cloth: string): Layer[] {
  return [
    svg(`<defs>${linear(
      "w",
      [
        [0, lighten(backdrop, 0.3)],
        [1, darken(backdrop, 0.12)],
      ],
      [0, 0, 1, 1],
    )}
      ${radial(
        "l",
        [
          [0, "#fffaf0", 0.75],
          [1, "#fffaf0", 0],
        ],
        [0.36, 0.3, 0.6],
      )}</defs>
      <rect width="960" height="960" fill="url(#w)"/><rect width="960" height="960" fill="url(#l)"/>`),
    soft('<ellipse cx="520" cy="980" rx="380" ry="170" opacity="0.4"/>', 34),
    svg(`<defs>${linear("s", [
      [0, lighten(cloth, 0.12)],
      [1, darken(cloth, 0.3)],
    ])}</defs>
      <path d="M150 960C160 800 300 742 480 742S800 800 810 960Z" fill="url(#s)"/>`),
    render(code, { x: 480, y: 800, height: 600, shadow: "wall", shade: 0.28 }),
  ];
}
