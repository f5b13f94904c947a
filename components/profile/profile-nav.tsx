const sections = [
  ["details", "Details"],
  ["photo", "Photo"],
  ["email", "Email"],
  ["password", "Password"],
  ["two-step", "Two-step sign-in"],
  ["passkeys", "Passkeys"],
  ["linked", "Linked sign-ins"],
  ["devices", "Devices"],
  ["api-keys", "API keys"],
  ["notifications", "Notifications"],
  ["calendar", "Calendar"],
  ["blocked", "Blocked people"],
  ["documents", "Your documents"],
  ["data", "Your data"],
  ["delete", "Delete account"],
] as const;

export function ProfileNav({ hasLinked }: { hasLinked: boolean }) {
  const shown = sections.filter(([id]) => id !== "linked" || hasLinked);
  return (
    <nav
      aria-label="Profile sections"
      className="no-scrollbar max-lg:-mx-gutter max-lg:px-gutter overflow-x-auto lg:sticky lg:top-[calc(var(--header)+24px)] lg:self-start"
    >
      <ul className="flex gap-2 lg:grid lg:gap-0.5">
        {shown.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="max-lg:border-input max-lg:bg-card hover:bg-accent active:bg-accent flex h-11 items-center rounded-full px-4 font-medium whitespace-nowrap transition-colors max-lg:border lg:rounded-md lg:px-3"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
