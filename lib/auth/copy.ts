/** Exact sentences of spec sections 5 and 8 and contract sections 1 and 4. */
export const authCopy = {
  usernameRequired: "Username is required",
  passwordRequired: "Password is required",
  invalidLogin: "Invalid username or password",
  accountSuspended: "This account is suspended.",
  tooManyLogins: "Too many attempts. Please wait a moment and try again.",
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
