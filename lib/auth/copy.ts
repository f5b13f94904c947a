import { personCopy } from "@/lib/users/copy";
import { businessCopy } from "@/lib/vendors/application/application.copy";
import { formatWait } from "@/lib/shared/wait";

/** Exact wording from spec sections 2, 4, 5 and 8 and contract sections 1 and 4. */
export const authCopy = {
  usernameRequired: "Username is required",
  passwordRequired: "Password is required",
  invalidLogin: "Invalid username or password",
  accountSuspended: "This account is suspended.",
  suspendedContact: (email: string) => `Email ${email} if you think this is a mistake.`,
  tooManyLogins: (seconds: number) => `Too many attempts. Try again ${formatWait(seconds)}.`,
  signedOutElsewhere: "You’ve been signed out. Log in to continue.",
  sessionExpired: "Your sign-in has expired.",
  loginFailed: "Login failed",
  loginSuccessful: "Login successful",
  welcomeBack: "Welcome back!",
  logoutIssues: "Logout had issues",
  logoutIssuesDescription:
    "Your session may still be active on the server, but you've been logged out on this device.",
  accessDenied: "Access Denied",
  pendingApproval: "Pending Approval",
  authenticating: "Authenticating...",
} as const;

export const registrationCopy = {
  firstNameRequired: personCopy.firstNameRequired,
  lastNameRequired: personCopy.lastNameRequired,
  emailRequired: "Email is required",
  emailInvalid: "Invalid email address",
  phoneRequired: personCopy.phoneRequired,
  usernameTooShort: "Username must be at least 3 characters",
  usernameTooLong: "Username must be at most 50 characters",
  usernameCharacters: "Username may only contain letters, numbers, dots, dashes and underscores",
  passwordRules: "At least 6 characters. Avoid common passwords and your name.",
  passwordTooShort: "Password must be at least 6 characters",
  passwordTooLong: "Password is too long",
  passwordTooEasy: "This password is too easy to guess.",
  confirmRequired: "Confirm your password",
  confirmRequiredVendor: "Please confirm your password",
  passwordsDiffer: "Passwords do not match",
  termsRequired: "You must agree to the terms and conditions",
  termsRequiredVendor: "You must agree to the terms",
  businessNameRequired: businessCopy.businessNameRequired,
  categoryRequired: businessCopy.categoryRequired,
  vendorFieldsRequired: "Business name and category are required for vendors",
  tooLong: personCopy.tooLong,
  usernameInUse: "This username is already taken.",
  emailInUse: "An account with this email address already exists.",
  alreadyMade: "Your account is ready. Please sign in.",
  tooMany: (seconds: number) =>
    `Too many people on your network have signed up without confirming their email. Try again ${formatWait(seconds)}.`,
  tooManyOfNetwork: (seconds: number) =>
    `Too many tries to sign up from your network. Try again ${formatWait(seconds)}.`,
  tooManyTries: (seconds: number) =>
    `Too many tries with this email address. Try again ${formatWait(seconds)}.`,
  succeeded: "Success!",
  customerCreated: "Your customer account has been created successfully.",
  failed: "Registration failed",
  failedDescription: "There was an error creating your account.",
  unexpected: "Registration error",
  unexpectedDescription: "An unexpected error occurred. Please try again.",
  created: "Your account has been created!",
  mailSent: "Your account has been created! A welcome email was sent to you.",
  mailNotSent: "Your account has been created! The welcome email could not be sent yet; we will try again.",
} as const;

/** Toast titles for the checks of the customer button, in this order (spec section 5). */
export const customerButtonCopy = {
  firstName: "First name is required",
  lastName: "Last name is required",
  email: "Email is required",
  phone: "Phone number is required",
  username: "Username is required",
  password: "Password is required",
  confirmPassword: "Please confirm your password",
  passwordsDiffer: "Passwords don't match",
  passwordsDifferDescription: "Please make sure your passwords match.",
} as const;

export const resetCopy = {
  emailInvalid: "Please enter a valid email address",
  processing: "Processing request",
  processingDescription: "Sending password reset link...",
  sent: "Reset link sent",
  sentDescription: (email: string) =>
    `We've sent a password reset link to ${email}. Please check your inbox.`,
  error: "Error",
  sendFailed: "Failed to send reset link. Please try again later.",
  requested: "If an account with this email exists, a password reset link is on its way.",
  tooMany: (seconds: number) => `Too many reset requests. Try again ${formatWait(seconds)}.`,
  passwordTooShort: "Password must be at least 8 characters long",
  passwordTooLong: "Password is too long",
  confirmTooShort: "Password must be at least 8 characters long",
  passwordsDiffer: "Passwords do not match",
  noToken: "No reset token provided. Please use the link from your email.",
  invalidToken: "This reset link is not valid or has expired. Please request a new one.",
  failedToast: "Password reset failed",
  failed: "Failed to reset password. The link may have expired.",
  succeeded: "Password reset successful",
} as const;
