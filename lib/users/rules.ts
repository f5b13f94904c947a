/** Grounds for initials (spec section 3). */
const avatarColorCount = 13;

type Name = { firstName?: string | null; lastName?: string | null };

function firstLetter(text: string | null | undefined): string {
  const [letter = ""] = (text ?? "").trim();
  return letter.toUpperCase();
}

/** 'AL' for Ada Lovelace, 'U' where there is no name (spec section 3). */
export function initials({ firstName, lastName }: Name): string {
  return firstLetter(firstName) + firstLetter(lastName) || "U";
}

/** 0 to 12 by the first letter of the first name, so that a person keeps their colour everywhere. */
export function avatarColor(firstName: string | null | undefined): number {
  const letter = firstLetter(firstName) || "U";
  return (letter.codePointAt(0) ?? 0) % avatarColorCount;
}

/** Full name, or the username where there is no name. */
export function displayName({ firstName, lastName, username }: Name & { username: string }): string {
  return [firstName, lastName].filter(Boolean).join(" ") || username;
}
