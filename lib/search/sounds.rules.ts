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

/** Of a word as it is heard the first sound, the consonants, and whether a vowel is heard at the end: of an 'e' none is. */
export function bonesOf(word: string): string {
  const sound = soundOf(word);
  const end = /[aiou]$/.test(sound) ? "~" : "";
  return `${sound[0] ?? ""} ${sound.replace(/[aeiouh]/g, "").replace(/(.)\1+/g, "$1")}${end}`;
}

/** Tells of words whether they sound like this one: they begin alike and have the same consonants, as 'mesage' and 'massage'. */
export function soundingLike(word: string): (other: string) => boolean {
  let bones: string | null = null;
  return (other) => (bones ??= bonesOf(word)) === bonesOf(other);
}

export function soundsLike(one: string, other: string): boolean {
  return soundingLike(one)(other);
}
