export const passkeyCopy = {
  title: "Passkeys",
  description:
    "Sign in with your fingerprint, face, or the PIN of your device instead of a password. A passkey can’t be guessed or typed into a fake site.",
  none: "You have no passkeys yet.",
  add: "Add a passkey",
  added: "The passkey was added",
  removed: "The passkey was removed",
  nameRequired: "Enter a name",
  nameTooLong: "Please keep the name under 60 characters",
  notAdded: "This passkey couldn’t be added. Please try again.",
  alreadyAdded: "This passkey is already in an account.",
  tooMany: "You have 20 passkeys. Remove one first.",
  notFound: "This passkey isn’t in your account.",
  refused: "This passkey doesn’t work here. Log in with your password instead.",
  unsupported: "This browser doesn’t support passkeys.",
  onDevice: "This device already has a passkey for your account.",
  cancelled: "No passkey was used. Please try again.",
} as const;
