import { z } from "zod";

/** A person as they see themselves; never the password or its hash. */
export const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.enum(["customer", "vendor", "admin"]),
  approved: z.boolean(),
  profilePicture: z.string().nullable(),
  vendorId: z.uuid().nullable(),
  vendorStatus: z.enum(["pending", "approved", "rejected", "suspended"]).nullable(),
});
