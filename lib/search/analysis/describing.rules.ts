/** Behind a thing these describe it: 'shoes size 11', 'bike red', 'camera x100'. */
const describing =
  /^(\d.*|[a-z]{1,4}\d+[a-z]*|size|sized|inch|inches|gb|tb|mm|cm|ft|feet|lb|lbs|oz|seater|passenger|pieces?|set|men|mens|women|womens|kids|girls?|boys?|ladies|toddlers?|leather|wood|wooden|metal|steel|cotton|chocolate|vanilla|red|blue|green|black|white|yellow|pink|purple|orange|brown|gray|grey|navy|gold|silver|large|small|medium|xl|xxl)$/;

/** True for words that only say what a thing is like. */
export function isDescribing(words: readonly string[]): boolean {
  return words.every((word) => describing.test(word));
}
