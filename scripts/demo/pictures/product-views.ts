import type { Layer } from "./recipe";
import type { Prop, Subject } from "./sets";

/** How one colour of a product differs from its render. */
export type Look = { name: string } & Pick<Subject, "hue" | "saturation" | "brightness">;
export type View = (subject: Subject) => Layer[];
export type ProductArt = {
  kind: string;
  noun: string;
  code: string;
  looks: readonly Look[];
  views: readonly View[];
};

export const plain: readonly Look[] = [{ name: "" }];

/** Things that stand beside a product on a table. */
export const cup: Prop = { code: "2615", x: 330, y: 30, height: 150 };
export const plant: Prop = { code: "1fab4", x: -390, y: -40, height: 330 };
export const books: Prop = { code: "1f4da", x: 370, y: -40, height: 210 };
export const frame: Prop = { code: "1f5bc-fe0f", x: -400, y: -60, height: 250 };

/** A view that shows its subject at a height in pixels. */
export function tall(height: number, view: (subject: Subject) => Layer[]): View {
  return (subject) => view({ ...subject, height });
}
