import { getHealth } from "@/lib/platform/contract";
import { route } from "@/lib/server/route";

export const GET = route(getHealth, () => ({ status: "ok" as const }));
