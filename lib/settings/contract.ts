import { endpoint } from "@/lib/shared/endpoint";
import type { SettingKey } from "./rules";

export type SettingChangeDto = {
  id: string;
  key: SettingKey;
  after: string;
  by: string;
  changedAt: string;
};

export type SettingChangesDto = { items: SettingChangeDto[]; next: string | null };

export const listSettings = endpoint({
  method: "GET",
  path: "/api/admin/settings",
  summary: "List all site settings, with defaults for the ones that aren’t set",
  access: "admin",
  schemas: async () => ({ response: (await import("./schema")).settingsSchema }),
});

export const saveSetting = endpoint({
  method: "PUT",
  path: "/api/admin/settings/{key}",
  summary: "Change a site setting. 409 if you send `was` and the value has changed since.",
  access: "admin",
  // Large enough for two policy texts of 40,000 characters: the new one and the one it was edited from.
  maxBytes: 256 * 1024,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.settingParamsSchema, body: s.saveSettingSchema, response: s.settingSchema };
  },
});
