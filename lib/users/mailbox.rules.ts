/** Hosts of one provider, which ignores dots in the names of its mailboxes. */
export const dotlessHosts = ["gmail.com", "googlemail.com"];

/**
 * The mailbox behind an address, without a tag: `Ann.Field+shop@googlemail.com` → `annfield@gmail.com`. The SQL of
 * `mailboxSql` follows the same rule.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const host = email.slice(at + 1).toLowerCase();
  const name = email.slice(0, at).toLowerCase().replace(/^\+/, "").replace(/\+.*$/s, "");
  return dotlessHosts.includes(host) ? `${name.replaceAll(".", "")}@${dotlessHosts[0]}` : `${name}@${host}`;
}
