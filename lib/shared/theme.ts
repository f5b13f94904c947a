/** Must match --background in app/tokens.css; used for browser UI. */
export const themeColors = { light: "#fdfaf4", dark: "#10141c" } as const;
