export const maxBlockedWords = 2000;
