import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./devices.schema";

export type DeviceDto = z.output<typeof schema.deviceSchema>;

export const listDevices = endpoint({
  method: "GET",
  path: "/api/profile/sessions",
  summary: "List the devices you’re signed in on, this one first",
  access: "member",
  schemas: async () => ({ response: (await import("./devices.schema")).devicesSchema }),
});

export const endDevice = endpoint({
  method: "DELETE",
  path: "/api/profile/sessions/{id}",
  summary: "Sign out one device",
  access: "member",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./devices.schema");
    return { params: s.deviceParamsSchema, response: s.deviceEndedSchema };
  },
});

export const endOtherDevices = endpoint({
  method: "DELETE",
  path: "/api/profile/sessions",
  summary: "Sign out all other devices",
  access: "member",
  schemas: async () => ({ response: (await import("./devices.schema")).devicesEndedSchema }),
});
