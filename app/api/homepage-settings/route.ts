import { listHomepageSettings } from "@/lib/homepage/contract";
import { listHomepageValues } from "@/lib/homepage/queries";
import { route } from "@/lib/server/route";

export const GET = route(listHomepageSettings, () => listHomepageValues());
