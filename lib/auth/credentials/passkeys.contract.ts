import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./passkeys.schema";

export type PasskeyDto = z.output<typeof schema.passkeySchema>;
export type CreationOptionsDto = z.output<typeof schema.creationOptionsSchema>;
export type StepUpBody = z.input<typeof schema.stepUpSchema>;

export const listPasskeys = endpoint({
  method: "GET",
  path: "/api/profile/passkeys",
  summary: "List your passkeys",
  access: "member",
  schemas: async () => ({ response: (await import("./passkeys.schema")).passkeysSchema }),
});

export const beginPasskey = endpoint({
  method: "POST",
  path: "/api/profile/passkeys/options",
  summary:
    "Start adding a passkey. Needs your password, and a code if two-step sign-in is on. Returns the options for `navigator.credentials.create()`.",
  access: "member",
  refuses: ["conflict"],
  schemas: async () => {
    const s = await import("./passkeys.schema");
    return { body: s.stepUpSchema, response: s.creationOptionsSchema };
  },
});

export const addPasskey = endpoint({
  method: "POST",
  path: "/api/profile/passkeys",
  summary: "Add the passkey that your device created, within five minutes of the start",
  access: "member",
  refuses: ["conflict"],
  schemas: async () => {
    const s = await import("./passkeys.schema");
    return { body: s.newPasskeySchema, response: s.passkeySchema };
  },
});

export const removePasskey = endpoint({
  method: "DELETE",
  path: "/api/profile/passkeys/{id}",
  summary:
    "Remove a passkey. Needs your password, and a code if two-step sign-in is on. Signs out your other devices.",
  access: "member",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./passkeys.schema");
    return { params: s.passkeyParamsSchema, body: s.stepUpSchema, response: s.passkeyRemovedSchema };
  },
});
