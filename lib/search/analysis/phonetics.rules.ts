/** How letters are heard, in the order in which they are looked for. */
const heard: readonly (readonly [RegExp, string])[] = [
  [/^(kn|gn|pn)/, "n"],
  [/^wr/, "r"],
  [/^wh/, "w"],
  [/ph/g, "f"],
  [/ght/g, "t"],
  [/mb(?=$|s$|ing|er)/g, "m"],
  // 'Chare' is a chair, 'bookay' a bouquet, 'hunny' honey.
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

/** A word as it is heard: 'fotografer' and 'photographer' are one. */
export function soundOf(word: string): string {
  return heard.reduce((sound, [letters, as]) => sound.replace(letters, as), word);
}

/** Of a sound its first one, the consonants, and whether a vowel is heard at the end: of an 'e' none is. */
export function bonesOf(sound: string): string {
  const end = /[aiou]$/.test(sound) ? "~" : "";
  return `${sound[0] ?? ""} ${sound.replace(/[aeiouh]/g, "").replace(/(.)\1+/g, "$1")}${end}`;
}

/** Whether two words begin alike and have the same consonants as they are heard, as 'mesage' and 'massage'. */
export function soundsLike(one: string, other: string): boolean {
  return bonesOf(soundOf(one)) === bonesOf(soundOf(other));
}
