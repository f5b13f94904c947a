import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./devices.schema";

export type DeviceDto = z.output<typeof schema.deviceSchema>;

export const listDevices = endpoint({
  method: "GET",
  path: "/api/profile/sessions",
  summary: "The devices on which the person is signed in, this one first",
  access: "member",
  schemas: async () => ({ response: (await import("./devices.schema")).devicesSchema }),
});

export const endDevice = endpoint({
  method: "DELETE",
  path: "/api/profile/sessions/{id}",
  summary: "Signs one device out",
  access: "member",
  schemas: async () => {
    const s = await import("./devices.schema");
    return { params: s.deviceParamsSchema, response: s.deviceEndedSchema };
  },
});

export const endOtherDevices = endpoint({
  method: "DELETE",
  path: "/api/profile/sessions",
  summary: "Signs every other device out",
  access: "member",
  schemas: async () => ({ response: (await import("./devices.schema")).devicesEndedSchema }),
});
