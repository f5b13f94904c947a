/** More words than this are not looked for in a text. */
export const mostBlockedWords = 2000;
