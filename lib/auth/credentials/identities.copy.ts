export const identityCopy = {
  title: "Linked sign-ins",
  description:
    "You can sign in with these accounts without a password. Removing one needs your password and signs out your other devices. If you never set one, log out and use “Forgot password?” first.",
  removed: "The linked sign-in was removed",
  notFound: "This sign-in isn’t linked to your account.",
  otherAccount: "This sign-in is linked to another account.",
  oneEach:
    "Your account is linked to another sign-in with this provider. Remove that one in your profile first.",
  unconfirmed:
    "This account hasn’t confirmed its email address. Log in with your password and confirm it in your profile first.",
} as const;
