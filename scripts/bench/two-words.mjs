export function wordsOf(titles) {
  return [...new Set(titles.flatMap((title) => title.toLowerCase().match(/[a-z]{4,}/g) ?? []))];
}

export function twoWords(words, number) {
  const { length } = words;
  const first = number % length;
  const second = (first + 1 + ((number * 13 + Math.floor(number / length)) % (length - 1))) % length;
  return `${words[first]}+${words[second]}`;
}
