import { route } from "@/lib/server/route";
import { saveSettingValue } from "@/lib/settings/commands";
import { saveSetting } from "@/lib/settings/contract";

export const PUT = route(saveSetting, async ({ viewer, params, body, request }) => {
  return { value: await saveSettingValue({ admin: viewer, ...params, ...body, headers: request.headers }) };
});
