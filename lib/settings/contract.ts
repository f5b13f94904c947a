import { endpoint } from "@/lib/shared/endpoint";
import type { SettingKey } from "./rules";

/** A change of a setting as its history shows it. */
export type SettingChangeDto = {
  id: string;
  key: SettingKey;
  /** What it became: of the text of a policy only the beginning. */
  after: string;
  by: string;
  /** ISO. */
  changedAt: string;
};

export const listSettings = endpoint({
  method: "GET",
  path: "/api/admin/settings",
  summary: "The settings of the whole site, unset ones with their defaults",
  access: "admin",
  schemas: async () => ({ response: (await import("./schema")).settingsSchema }),
});

export const saveSetting = endpoint({
  method: "PUT",
  path: "/api/admin/settings/{key}",
  summary: "Changes one setting of the site; 409 where `was` is given and is not its value any more",
  access: "admin",
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.settingParamsSchema, body: s.saveSettingSchema, response: s.settingSchema };
  },
});
