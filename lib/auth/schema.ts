import { z } from "zod";
import { lengthOf } from "@/lib/shared/text";
import {
  firstNameSchema,
  lastNameSchema,
  nameText,
  phoneSchema,
  requiredText,
  userSchema,
} from "@/lib/users/schema";
import { businessNameSchema, categorySchema, vendorPhoneSchema } from "@/lib/vendors/application.schema";
import { authCopy, registrationCopy as text, resetCopy } from "./copy";
import { passwordLength, resetPasswordLength, usernameLength } from "./rules";

/** Bodies may be long, passwords may not: argon2 hashes what is sent, so the length is capped before it runs. */
export const loginSchema = z.object({
  username: requiredText(authCopy.usernameRequired).max(320, authCopy.invalidLogin),
  password: z.string({ error: authCopy.passwordRequired }).min(1, authCopy.passwordRequired).max(512),
  rememberMe: z.boolean().optional(),
});

export const signedInSchema = userSchema.extend({ token: z.string() });

/** The right password of an account with a second step: no cookie yet, five minutes and five tries for the code. */
export const challengeSchema = z.object({ twoFactorRequired: z.literal(true), challenge: z.string() });

export const loginAnswerSchema = z.union([signedInSchema, challengeSchema]);

export const logoutSchema = z.object({ success: z.boolean() });

export const tokenSchema = z.object({ token: z.string() });

/** The shape next-auth's own client reads; empty when nobody is signed in. */
export const authSessionSchema = z.object({
  user: z
    .object({ id: z.string(), name: z.string(), role: z.enum(["customer", "vendor", "admin"]) })
    .optional(),
  expires: z.string().optional(),
});

export const emailSchema = z
  .string({ error: text.emailInvalid })
  .trim()
  .max(254, text.emailInvalid)
  .pipe(z.email({ error: text.emailInvalid }));
/** No `@`, so that a username can never be taken for somebody's email address at sign-in. */
const username = z
  .string({ error: text.usernameTooShort })
  .trim()
  .normalize("NFKC")
  .refine((name) => lengthOf(name) >= usernameLength.min, text.usernameTooShort)
  .max(usernameLength.max, text.usernameTooLong)
  .regex(/^[\p{L}\p{M}\p{N}._-]+$/u, text.usernameCharacters);
const password = z
  .string({ error: text.passwordTooShort })
  .min(passwordLength.min, text.passwordTooShort)
  .max(passwordLength.max, text.passwordTooLong);

type WithPasswords = { password: string; confirmPassword: string };

/** The comparison also runs while other fields are wrong, so that a form shows all of its messages at once. */
const samePasswords = {
  path: ["confirmPassword"],
  message: text.passwordsDiffer,
  when: ({ value }: { value: unknown }) =>
    z.object({ password: z.string().min(1), confirmPassword: z.string().min(1) }).safeParse(value).success,
};
const passwordsMatch = (form: WithPasswords) => form.password === form.confirmPassword;

/** The customer sign-up form. */
export const customerSignUpSchema = z
  .object({
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    email: emailSchema,
    phone: phoneSchema,
    username,
    password,
    confirmPassword: z.string({ error: text.confirmRequired }).min(1, text.confirmRequired),
    terms: z.literal(true, { error: text.termsRequired }),
  })
  .refine(passwordsMatch, samePasswords);

/** Step 1 of 2 of the 'Become a Vendor' dialog: account information. */
export const vendorStepOneSchema = z
  .object({
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    email: emailSchema,
    username,
    password,
    confirmPassword: z.string({ error: text.confirmRequiredVendor }).min(1, text.confirmRequiredVendor),
  })
  .refine(passwordsMatch, samePasswords);

/** Step 2 of 2: business information. */
export const vendorStepTwoSchema = z.object({
  businessName: businessNameSchema,
  phone: vendorPhoneSchema,
  category: categorySchema,
  terms: z.literal(true, { error: text.termsRequiredVendor }),
});

const account = {
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  username,
  password,
};

export const accountSchema = z.object(account);

/** Of the friend whose link led here; one that nobody has is no obstacle. */
const referralCode = z.string().max(200).optional();

/** Both payloads of the specification; anything else in the body (approved, status, id …) is dropped. */
export const registerSchema = z.discriminatedUnion(
  "role",
  [
    z.object({ role: z.literal("customer"), ...account, phone: phoneSchema, referralCode }),
    z
      .object({
        role: z.literal("vendor"),
        ...account,
        phone: vendorPhoneSchema,
        referralCode,
        businessName: nameText(text.vendorFieldsRequired).max(120, text.tooLong),
        category: z.enum(categorySchema.options, { error: text.vendorFieldsRequired }),
        confirmPassword: z.string({ error: text.confirmRequiredVendor }).min(1, text.confirmRequiredVendor),
        terms: z.literal(true, { error: text.termsRequiredVendor }),
      })
      .refine(passwordsMatch, samePasswords),
  ],
  { error: "Role must be vendor or customer" },
);

export const registeredSchema = signedInSchema.extend({
  emailStatus: z.object({ sent: z.boolean(), message: z.string() }),
});

/** The 'Reset Password' dialog and its request. */
export const resetRequestSchema = z.object({
  email: z
    .string({ error: resetCopy.emailInvalid })
    .trim()
    .max(254, resetCopy.emailInvalid)
    .pipe(z.email({ error: resetCopy.emailInvalid })),
});

export const newPasswordSchema = z
  .string({ error: resetCopy.passwordTooShort })
  .min(resetPasswordLength.min, resetCopy.passwordTooShort)
  .max(resetPasswordLength.max, resetCopy.passwordTooLong);

/** The form of the reset page. */
export const resetPasswordSchema = z
  .object({
    newPassword: newPasswordSchema,
    confirmPassword: z.string().min(resetPasswordLength.min, resetCopy.confirmTooShort),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    message: resetCopy.passwordsDiffer,
  });

/** What the reset page sends. */
export const resetPasswordBodySchema = z.object({
  token: z.string({ error: resetCopy.invalidToken }).max(200, resetCopy.invalidToken),
  newPassword: newPasswordSchema,
});

export const resetRequestedSchema = z.object({ success: z.literal(true), message: z.string() });

const resetRefusedSchema = z.object({ success: z.literal(false), error: z.string() });

export const resetTokenQuerySchema = z.object({ token: z.string().max(200).default("") });

export const resetTokenSchema = z.union([
  z.object({ success: z.literal(true), username: z.string() }),
  resetRefusedSchema,
]);

export const resetDoneSchema = z.union([
  z.object({
    success: z.literal(true),
    userId: z.uuid(),
    username: z.string(),
    role: z.enum(["customer", "vendor", "admin"]),
  }),
  resetRefusedSchema,
]);
