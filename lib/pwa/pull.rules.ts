/** Pull-to-refresh of the installed app (spec sections 4 and 9), in CSS pixels and milliseconds. */
export const pull = { threshold: 80, delayMs: 800, hintMs: 3000 } as const;

/** Session storage key: the hint was shown in this session. */
export const pullHintKey = "pullHintShown";
