import type { Layer } from "./recipe";

export type ExteriorArt = {
  /** Property type (spec section 9). */
  type: string;
  /** What the title may call it: 'ranch', 'lake'. */
  style: string;
  alt: string;
  paint: () => Layer[];
};
