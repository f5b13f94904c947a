import { z } from "zod";
import { codePointLength } from "@/lib/shared/text";
import {
  firstNameSchema,
  lastNameSchema,
  nameText,
  phoneSchema,
  requiredText,
  userSchema,
} from "@/lib/users/schema";
import {
  businessNameSchema,
  categorySchema,
  vendorPhoneSchema,
} from "@/lib/vendors/application/application.schema";
import { authCopy, registrationCopy as text, resetCopy } from "./copy";
import { passwordLength, resetPasswordLength, usernameLength } from "./rules";

/** Caps the password length, because argon2 hashes whatever is sent. */
export const loginSchema = z
  .object({
    username: requiredText(authCopy.usernameRequired)
      .max(320, authCopy.invalidLogin)
      .describe("Username or email address"),
    password: z
      .string({ error: authCopy.passwordRequired })
      .min(1, authCopy.passwordRequired)
      .max(512)
      .describe("Password"),
    rememberMe: z.boolean().optional().describe("True keeps the session for 30 days"),
  })
  .meta({ id: "Login" });

export const signedInSchema = userSchema
  .extend({
    token: z.string().describe("Access token for the `Authorization` header, valid for 15 minutes"),
  })
  .meta({ id: "SignedInUser" });

export const challengeSchema = z
  .object({
    twoFactorRequired: z.literal(true).describe("Always true: the sign-in waits for its second step"),
    challenge: z.string().describe("Token for POST /api/login/totp, valid for five minutes"),
  })
  .meta({ id: "Challenge" });

export const loginAnswerSchema = z.union([signedInSchema, challengeSchema]).meta({ id: "LoginResult" });

export const logoutSchema = z
  .object({ success: z.boolean().describe("Always true") })
  .meta({ id: "LogoutResult" });

export const tokenSchema = z
  .object({
    token: z.string().describe("Access token for the `Authorization` header, valid for 15 minutes"),
  })
  .meta({ id: "AccessToken" });

export const authSessionSchema = z
  .object({
    user: z
      .object({
        id: z.string().describe("Id of the account"),
        name: z.string().describe("First and last name"),
        role: z.enum(["customer", "vendor", "admin"]).describe("Role of the account"),
      })
      .optional()
      .describe("Signed-in account"),
    expires: z.string().optional().describe("Time at which the session ends"),
  })
  .meta({ id: "AuthSession" });

export const emailSchema = z
  .string({ error: text.emailInvalid })
  .trim()
  .max(254, text.emailInvalid)
  .pipe(z.email({ error: text.emailInvalid }));
/** Excludes `@`, so that a username can't be mistaken for an email address at sign-in. */
const username = z
  .string({ error: text.usernameTooShort })
  .trim()
  .normalize("NFKC")
  .refine((name) => codePointLength(name) >= usernameLength.min, text.usernameTooShort)
  .max(usernameLength.max, text.usernameTooLong)
  .regex(/^[\p{L}\p{M}\p{N}._-]+$/u, text.usernameCharacters);
const password = z
  .string({ error: text.passwordTooShort })
  .min(passwordLength.min, text.passwordTooShort)
  .max(passwordLength.max, text.passwordTooLong);

type WithPasswords = { password: string; confirmPassword: string };

/** Compares even while other fields are invalid, so that the form shows all errors at once. */
const samePasswords = {
  path: ["confirmPassword"],
  message: text.passwordsDiffer,
  when: ({ value }: { value: unknown }) =>
    z.object({ password: z.string().min(1), confirmPassword: z.string().min(1) }).safeParse(value).success,
};
const passwordsMatch = (form: WithPasswords) => form.password === form.confirmPassword;

export const customerSignUpSchema = z
  .object({
    firstName: firstNameSchema.describe("First name"),
    lastName: lastNameSchema.describe("Last name"),
    email: emailSchema.describe("Email address"),
    phone: phoneSchema.describe("US phone number, optional"),
    username: username.describe("Username"),
    password: password.describe("Password"),
    confirmPassword: z
      .string({ error: text.confirmRequired })
      .min(1, text.confirmRequired)
      .describe("Password, repeated"),
    terms: z.literal(true, { error: text.termsRequired }).describe("True accepts the terms"),
  })
  .refine(passwordsMatch, samePasswords);

export const vendorStepOneSchema = z
  .object({
    firstName: firstNameSchema.describe("First name"),
    lastName: lastNameSchema.describe("Last name"),
    email: emailSchema.describe("Email address"),
    username: username.describe("Username"),
    password: password.describe("Password"),
    confirmPassword: z
      .string({ error: text.confirmRequiredVendor })
      .min(1, text.confirmRequiredVendor)
      .describe("Password, repeated"),
  })
  .refine(passwordsMatch, samePasswords);

export const vendorStepTwoSchema = z.object({
  businessName: businessNameSchema.describe("Name of the business"),
  phone: vendorPhoneSchema.describe("US business phone number"),
  category: categorySchema.describe("Category of the business"),
  terms: z.literal(true, { error: text.termsRequiredVendor }).describe("True accepts the terms"),
});

const account = {
  firstName: firstNameSchema.describe("First name"),
  lastName: lastNameSchema.describe("Last name"),
  email: emailSchema.describe("Email address"),
  username: username.describe("Username"),
  password: password.describe("Password, 6 to 128 characters"),
};

export const accountSchema = z.object(account);

const referralCode = z.string().max(200).optional();

/** Both payloads of the specification; other properties such as `approved` or `status` are dropped. */
export const registerSchema = z
  .discriminatedUnion(
    "role",
    [
      z.object({
        role: z.literal("customer").describe("Role of the new account"),
        ...account,
        phone: phoneSchema.describe("US phone number"),
        referralCode: referralCode.describe("Code of the person who invited"),
      }),
      z
        .object({
          role: z.literal("vendor").describe("Role of the new account"),
          ...account,
          phone: vendorPhoneSchema.describe("US phone number"),
          referralCode: referralCode.describe("Code of the person who invited"),
          businessName: nameText(text.vendorFieldsRequired)
            .max(120, text.tooLong)
            .describe("Name of the business"),
          category: z
            .enum(categorySchema.options, { error: text.vendorFieldsRequired })
            .describe("Category of the business"),
          confirmPassword: z
            .string({ error: text.confirmRequiredVendor })
            .min(1, text.confirmRequiredVendor)
            .describe("Password, repeated"),
          terms: z.literal(true, { error: text.termsRequiredVendor }).describe("True accepts the terms"),
        })
        .refine(passwordsMatch, samePasswords),
    ],
    { error: "Role must be vendor or customer" },
  )
  .meta({ id: "Registration" });

export const registeredSchema = signedInSchema
  .extend({
    emailStatus: z
      .object({
        sent: z.boolean().describe("True if the email was sent"),
        message: z.string().describe("Sentence about the email"),
      })
      .describe("Result of the confirmation email"),
  })
  .meta({ id: "RegisteredUser" });

export const resetRequestSchema = z
  .object({
    email: z
      .string({ error: resetCopy.emailInvalid })
      .trim()
      .max(254, resetCopy.emailInvalid)
      .pipe(z.email({ error: resetCopy.emailInvalid }))
      .describe("Email address of the account"),
  })
  .meta({ id: "ResetRequest" });

export const newPasswordSchema = z
  .string({ error: resetCopy.passwordTooShort })
  .min(resetPasswordLength.min, resetCopy.passwordTooShort)
  .max(resetPasswordLength.max, resetCopy.passwordTooLong);

export const resetPasswordSchema = z
  .object({
    newPassword: newPasswordSchema.describe("New password"),
    confirmPassword: z
      .string()
      .min(resetPasswordLength.min, resetCopy.confirmTooShort)
      .describe("The new password again"),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    message: resetCopy.passwordsDiffer,
  });

export const resetPasswordBodySchema = z
  .object({
    token: z
      .string({ error: resetCopy.invalidToken })
      .max(200, resetCopy.invalidToken)
      .describe("Token of the reset link"),
    newPassword: newPasswordSchema.describe("New password, 8 to 100 characters"),
  })
  .meta({ id: "PasswordReset" });

export const resetRequestedSchema = z
  .object({
    success: z.literal(true).describe("True whether or not the account exists"),
    message: z.string().describe("Message for the person"),
  })
  .meta({ id: "ResetRequestResult" });

const resetRefusedSchema = z
  .object({
    success: z.literal(false).describe("Always false"),
    error: z.string().describe("Error message"),
    code: z.literal("bad_request").describe("Code for programs"),
  })
  .meta({ id: "ResetRefusal" });

export const resetTokenQuerySchema = z.object({
  token: z.string().max(200).default("").describe("Token of the reset link"),
});

export const resetTokenSchema = z
  .union([
    z.object({
      success: z.literal(true).describe("Always true"),
      username: z.string().describe("Username of the account"),
    }),
    resetRefusedSchema,
  ])
  .meta({ id: "ResetTokenResult" });

export const resetDoneSchema = z
  .union([
    z.object({
      success: z.literal(true).describe("Always true"),
      userId: z.uuid().describe("Id of the account"),
      username: z.string().describe("Username"),
      role: z.enum(["customer", "vendor", "admin"]).describe("Role of the account"),
    }),
    resetRefusedSchema,
  ])
  .meta({ id: "PasswordResetResult" });
