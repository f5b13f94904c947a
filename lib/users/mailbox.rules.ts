export const dotlessHosts = ["gmail.com", "googlemail.com"];

/** Mailbox without tag: `Ann.Field+shop@googlemail.com` → `annfield@gmail.com`. Must match `mailboxSql`. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const host = email.slice(at + 1).toLowerCase();
  const name = email.slice(0, at).toLowerCase().replace(/^\+/, "").replace(/\+.*$/s, "");
  return dotlessHosts.includes(host) ? `${name.replaceAll(".", "")}@${dotlessHosts[0]}` : `${name}@${host}`;
}
