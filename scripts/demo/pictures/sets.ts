import { darken, lighten, linear, mix } from "./colour";
import { render, soft, svg, type Layer, type RenderLayer } from "./recipe";
import { arch, disc, leafShadow, moods, podium, sweep, windowLight, type Mood } from "./studio";

/** What stands in the middle of a set: a render and how tall it is there. */
export type Subject = { code: string; height: number } & Pick<
  RenderLayer,
  "hue" | "saturation" | "brightness" | "flip" | "turn"
>;

/** A thing beside the subject, placed from the middle of the foot of the set. */
export type Prop = { code: string; x: number; y?: number; height: number } & Pick<
  RenderLayer,
  "hue" | "saturation" | "brightness" | "flip" | "turn" | "blur" | "shadow"
>;

const woods = {
  oak: "#c79a6b",
  walnut: "#8a5f45",
  ash: "#dcc4a0",
  white: "#efe7db",
  slate: "#6e6a68",
} as const;
export type Wood = keyof typeof woods;

function stand(
  { height, ...subject }: Subject,
  x: number,
  y: number,
  more: Partial<RenderLayer> = {},
): Layer {
  return render(subject.code, { ...subject, height, x, y, ...more });
}

function scatter(props: readonly Prop[], x: number, y: number): Layer[] {
  return [...props]
    .sort((a, b) => (a.y ?? 0) - (b.y ?? 0))
    .map(({ x: dx, y: dy = 0, ...prop }) => render(prop.code, { ...prop, x: x + dx, y: y + dy }));
}

/** A table across the picture with grain and a front edge. */
export function tableTop(top: number, wood: Wood): Layer {
  const colour = woods[wood];
  const edge = top + 190;
  const grain = Array.from({ length: 9 }, (_, index) => {
    const y = top + 10 + index * 20;
    return `<path d="M-10 ${y}C320 ${y + ((index * 7) % 9) - 4} 700 ${y - ((index * 5) % 8) + 4} 1290 ${y + ((index * 3) % 7) - 3}" stroke="${darken(colour, 0.4)}" stroke-width="${1 + (index % 3)}" opacity="0.16" fill="none"/>`;
  });
  return svg(`<defs>${linear("o", [
    [0, lighten(colour, 0.3)],
    [0.55, colour],
    [1, darken(colour, 0.1)],
  ])}
    ${linear("p", [
      [0, darken(colour, 0.18)],
      [1, darken(colour, 0.42)],
    ])}</defs>
    <rect y="${top}" width="1280" height="${edge - top}" fill="url(#o)"/>${grain.join("")}
    <rect y="${edge}" width="1280" height="${960 - edge}" fill="url(#p)"/>
    <rect y="${edge}" width="1280" height="5" fill="${lighten(colour, 0.5)}" opacity="0.6"/>
    <rect y="${top - 3}" width="1280" height="4" fill="${darken(colour, 0.3)}" opacity="0.35"/>`);
}

/** A shelf on the wall with its shade below. */
export function shelf(x: number, y: number, width: number, wood: Wood): Layer[] {
  const colour = woods[wood];
  return [
    soft(`<rect x="${x + 16}" y="${y + 18}" width="${width}" height="46" opacity="0.34"/>`, 14),
    svg(`<rect x="${x}" y="${y}" width="${width}" height="22" rx="4" fill="${colour}"/>
      <rect x="${x}" y="${y}" width="${width}" height="6" rx="3" fill="${lighten(colour, 0.45)}"/>`),
  ];
}

/** The subject on a podium in front of a niche. */
export function nicheSet(mood: Mood, subject: Subject, props: readonly Prop[] = []): Layer[] {
  const { wall, floor } = moods[mood];
  return [
    sweep(mood, 660),
    arch(640, 660, 90, 720, mix(wall, floor, 0.3)),
    ...podium(640, 752, 345, 96, lighten(floor, 0.25)),
    ...scatter(
      props.filter((prop) => (prop.y ?? 0) < 0),
      640,
      770,
    ),
    stand(subject, 640, 768),
    ...scatter(
      props.filter((prop) => (prop.y ?? 0) >= 0),
      640,
      770,
    ),
  ];
}

/** The subject in front of a paper sun, shadows of leaves on the wall. */
export function sunSet(mood: Mood, subject: Subject, props: readonly Prop[] = []): Layer[] {
  const { wall } = moods[mood];
  return [
    sweep(mood, 630),
    ...disc(640, 440, 345, lighten(wall, 0.34)),
    leafShadow(1130, 470, 1.35),
    stand(subject, 640, 800),
    ...scatter(props, 640, 800),
  ];
}

/** Two podiums in window light: the subject on the large one, something small on the other. */
export function windowSet(mood: Mood, subject: Subject, small?: Prop): Layer[] {
  const { floor } = moods[mood];
  return [
    sweep(mood, 640),
    windowLight(360, 70, 1.75),
    ...podium(small ? 560 : 640, 740, 310, 120, lighten(floor, 0.3)),
    stand(subject, small ? 560 : 640, 757),
    ...(small
      ? [...podium(975, 800, 165, 62, lighten(floor, 0.12)), ...scatter([{ ...small, x: 0 }], 975, 812)]
      : []),
  ];
}

/** At home: a table by a wall with a shelf or window light, things of the day around. */
export function tableSet(mood: Mood, wood: Wood, subject: Subject, props: readonly Prop[] = []): Layer[] {
  return [
    sweep(mood, 700),
    windowLight(620, 40, 1.5, 0.42),
    leafShadow(140, 420, 1.15, 0.16),
    tableTop(690, wood),
    ...scatter(
      props.filter((prop) => (prop.y ?? 0) < 0),
      640,
      800,
    ),
    stand(subject, 640, 806),
    ...scatter(
      props.filter((prop) => (prop.y ?? 0) >= 0),
      640,
      800,
    ),
  ];
}

/** On a dark polished floor with a mirror image. */
export function mirrorSet(mood: Mood, subject: Subject, props: readonly Prop[] = []): Layer[] {
  return [
    sweep(mood, 600),
    ...scatter(props, 640, 730).map((layer) => (layer.kind === "render" ? { ...layer, mirror: 0.2 } : layer)),
    stand(subject, 640, 760, { mirror: 0.26 }),
  ];
}

/** Hung flat on a plastered wall above a shelf. */
export function wallSet(mood: Mood, wood: Wood, subject: Subject, props: readonly Prop[] = []): Layer[] {
  return [
    sweep(mood, 900),
    windowLight(180, 60, 1.6, 0.4),
    leafShadow(1190, 560, 1.2, 0.18),
    ...shelf(880, 690, 330, wood),
    stand(subject, 500, 880, { shadow: "wall", shade: 0.6 }),
    ...scatter(props, 1045, 692),
  ];
}

/** Laid out on linen, seen from above. */
export function flatLay(mood: Mood, subject: Subject, props: readonly Prop[] = []): Layer[] {
  const { floor } = moods[mood];
  const threads = Array.from(
    { length: 38 },
    (_, index) => `M0 ${index * 26 + 6}H1280M${index * 34 + 8} 0V960`,
  ).join("");
  return [
    svg(`<defs>${linear(
      "y",
      [
        [0, lighten(floor, 0.4)],
        [1, darken(floor, 0.05)],
      ],
      [0, 0, 1, 1],
    )}</defs>
      <rect width="1280" height="960" fill="url(#y)"/><path d="${threads}" stroke="${darken(floor, 0.3)}" stroke-width="1" opacity="0.13"/>`),
    windowLight(500, -60, 2.3, 0.5),
    ...scatter(
      props.map((prop) => ({ shadow: "wall" as const, ...prop })),
      640,
      500,
    ),
    stand(subject, 640, 480 + subject.height / 2, { shadow: "wall", shade: 0.62 }),
  ];
}
