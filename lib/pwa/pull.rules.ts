/** Pull-to-refresh of the installed app (spec sections 4 and 9): CSS pixels and milliseconds. */
export const pull = { threshold: 80, delayMs: 800, hintMs: 3000 } as const;

export const pullHintKey = "pullHintShown";
