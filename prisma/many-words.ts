const starts = "ba be da do fa ga go ka ko la lo ma mo na no pa ro sa ta va".split(" ");
const middles = "bi di fo gi ju ki le li lu mi ni po ra ri so ti tu ve vi zo".split(" ");
const ends = "bar dan dex fin gon kel lan mar nor pex rin ros sel tan tor vax von xel zan zor".split(" ");

export const manyWordCount = 16_000;

export function manyWords(): string[] {
  const all = starts.flatMap((start) => middles.flatMap((middle) => ends.map((end) => start + middle + end)));
  const longer = all.flatMap((word) => [word, `${word}a`]);
  // A step coprime to the length visits every word once.
  return Array.from({ length: manyWordCount }, (_, rank) => longer[(rank * 7919) % longer.length]!);
}
