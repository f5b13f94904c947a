/** True for any UUID as text, in either case; what the database's uuid type would refuse must not reach it. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
