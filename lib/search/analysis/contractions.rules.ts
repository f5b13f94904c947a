const denied = new RegExp(
  "^(ai|are|ca|could|did|does|do|had|has|have|is|might|must|need|ought|sha|should|was|were|wo|would)nt$",
);
/** Without the sign some are words of their own: 'well', 'shed', 'hell'. */
const joined =
  /^(i|you|we|they|who|what|that|there|it|he|she|how|where|somebody|someone|anybody|anyone|nobody)(ll|ve|re|d|m|s)$/;
const others = new Set("ill were well hell shell shed wed id its lets gonna wanna gotta".split(" "));

/** True for words that are run together as one says them, 'haven't', 'they've', 'who'd': they exist and ask for nothing. */
export function isContraction(word: string): boolean {
  return denied.test(word) || (joined.test(word) && !others.has(word));
}
