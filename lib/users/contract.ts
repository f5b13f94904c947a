import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type UserDto = z.output<typeof schema.userSchema>;

export const getCurrentUser = endpoint({
  method: "GET",
  path: "/api/user",
  summary: "Get the signed-in user. 401 if nobody is signed in.",
  access: "cookie",
  credentials: ["session", "bearer"],
  schemas: async () => ({ response: (await import("./schema")).userSchema }),
});
