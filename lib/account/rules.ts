/** Whether a write was refused because it would have left the site without an admin: the trigger speaks by its text. */
export function isLastAdmin(error: unknown): boolean {
  return (
    error instanceof Error && /last admin|users_last_admin/.test(`${error.message} ${JSON.stringify(error)}`)
  );
}
