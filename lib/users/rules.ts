const avatarColorCount = 13;

type Name = { firstName?: string | null; lastName?: string | null };

function firstLetter(text: string | null | undefined): string {
  const [letter = ""] = (text ?? "").trim();
  return letter.toUpperCase();
}

/** 'AL' for Ada Lovelace, 'U' without a name (spec section 3). */
export function initials({ firstName, lastName }: Name): string {
  return firstLetter(firstName) + firstLetter(lastName) || "U";
}

export function avatarColor(firstName: string | null | undefined): number {
  const letter = firstLetter(firstName) || "U";
  return (letter.codePointAt(0) ?? 0) % avatarColorCount;
}

export function displayName({ firstName, lastName, username }: Name & { username: string }): string {
  return [firstName, lastName].filter(Boolean).join(" ") || username;
}
