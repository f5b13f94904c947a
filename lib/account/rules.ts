/** True if the database trigger rejected a write that would leave no admin; recognized by the error text. */
export function isLastAdmin(error: unknown): boolean {
  return (
    error instanceof Error && /last admin|users_last_admin/.test(`${error.message} ${JSON.stringify(error)}`)
  );
}
