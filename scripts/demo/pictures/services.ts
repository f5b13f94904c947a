import { careArt } from "./care";
import type { ServiceArt } from "./counters";
import { tradeArt } from "./trades";

export const serviceArt: readonly ServiceArt[] = [...tradeArt, ...careArt];
