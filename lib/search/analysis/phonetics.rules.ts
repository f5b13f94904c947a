const soundRules: readonly (readonly [RegExp, string])[] = [
  [/^(kn|gn|pn)/, "n"],
  [/^wr/, "r"],
  [/^wh/, "w"],
  [/ph/g, "f"],
  [/ght/g, "t"],
  [/mb(?=$|s$|ing|er)/g, "m"],
  // 'chare' → chair, 'bookay' → bouquet, 'hunny' → honey.
  [/(?<=[^aeiou])are(?=s?$)/, "air"],
  [/(?<=[ou])quet(?=s?$)/, "cay"],
  [/(?:ey|ie|ee)(?=s?$)/, "i"],
  [/ch/g, "#"],
  [/sc(?=[eiy])|c(?=[eiy])/g, "s"],
  [/qu/g, "kw"],
  [/ck|c|q/g, "k"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/dg(?=[eiy])|j/g, "g"],
  [/y/g, "i"],
  [/(.)\1+/g, "$1"],
];

export function phoneticKey(word: string): string {
  return soundRules.reduce((sound, [letters, as]) => sound.replace(letters, as), word);
}

export function consonantKey(sound: string): string {
  const end = /[aiou]$/.test(sound) ? "~" : "";
  return `${sound[0] ?? ""} ${sound.replace(/[aeiouh]/g, "").replace(/(.)\1+/g, "$1")}${end}`;
}

export function soundsLike(one: string, other: string): boolean {
  return consonantKey(phoneticKey(one)) === consonantKey(phoneticKey(other));
}
