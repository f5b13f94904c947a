import { route } from "@/lib/server/route";
import { listSettings } from "@/lib/settings/contract";
import { listSettingValues } from "@/lib/settings/queries";

export const GET = route(listSettings, () => listSettingValues());
