/** Limits of confirmation and reset emails to one mailbox, across accounts. */
export const mailboxLimits = [
  { name: "mailbox-hour", points: 3, seconds: 60 * 60 },
  { name: "mailbox-day", points: 6, seconds: 24 * 60 * 60 },
] as const;

/** Strips the tag of an address: `ann+shop@mail.example` → `ann@mail.example`. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [name = "", ...tag] = email.slice(0, at).split("+");
  const mailbox = name || tag.join("+");
  return `${mailbox}${email.slice(at)}`.toLowerCase();
}
