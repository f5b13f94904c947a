import type { AdPosition } from "@/lib/advertisements/rules";

/** Where the advertisements that run are kept. */
export const advertisementKeys = { running: (position: AdPosition) => ["advertisements", position] } as const;
