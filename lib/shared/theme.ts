/** The page's ground in each scheme, for what browsers paint around a page: --background of app/tokens.css in hex. */
export const themeColors = { light: "#fdfaf4", dark: "#10141c" } as const;
