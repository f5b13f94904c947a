/** More words than this are not looked for in a text. */
export const maxBlockedWords = 2000;
