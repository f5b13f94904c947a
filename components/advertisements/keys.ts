import type { AdPosition } from "@/lib/advertisements/rules";

export const advertisementKeys = { running: (position: AdPosition) => ["advertisements", position] } as const;
