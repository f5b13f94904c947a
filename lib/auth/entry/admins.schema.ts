import { accountSchema } from "../schema";

export const adminSchema = accountSchema.pick({
  username: true,
  email: true,
  firstName: true,
  lastName: true,
});
