import type { Token } from "../analysis/tokens.rules";
import { mine } from "../analysis/verbs.rules";

/** What is wrong, said before what is to be mended: 'squeaky brakes', 'drafty windows'. */
const faulty =
  /^(squeaky|squealing|squeaking|grinding|rattling|drafty|draughty|leaky|leaking|dripping|clogged|blocked|stuck|jammed|sticky|flickering|wobbly|creaky|loose|rotten|rotting|peeling|cracked|broken|busted|faulty|bent|sagging|crooked|warped|overflowing|running|backed|noisy|burnt|overgrown)$/;

/** Behind what is wrong: 'dripping through the ceiling', 'peeling off'. */
const beside =
  /^(on|off|out|up|down|in|into|at|by|from|through|over|under|when|while|and|or|with|all|again)$/;

/** Parts of the body, and how they hurt. */
const bodyParts =
  /^(back|neck|shoulders?|muscles?|spine|legs?|feet|foot|arms?|hips?|hamstrings?|calves|body|head)$/;
const aches =
  /^(hurts?|hurting|aches?|aching|achy|killing|sore|stiff|tense|tight|pains?|painful|knots?|spasms?|cramps?|cramping|tweaked|strained|stiffness|soreness|tension)$/;
/** The ache is told beside what aches: 'my back is killing me'. */
const acheDistance = 3;

const dogs = /^(dogs?|pups?|puppy|puppies|doggy|doggies|pooch|hound)$/;
/** What a dog is to unlearn, or to learn. */
const manners =
  /^(bites?|biting|barks?|barking|chews?|chewing|jumps?|jumping|pulls?|pulling|pees?|peeing|poops?|pooping|growls?|growling|lunges?|lunging|nips?|nipping|digs|digging|whines?|whining|listen|obey|behave|behaved|misbehaves?|sit|heel|leash|aggressive|housebroken|potty)$/;

/** Who says the breed has a dog. */
const breeds =
  /^(poodles?|labradors?|labs?|retrievers?|goldens?|goldendoodles?|labradoodles?|doodles?|beagles?|bulldogs?|frenchies?|huskys?|huskies|pitbulls?|pitties?|chihuahuas?|dachshunds?|corgis?|terriers?|yorkies?|schnauzers?|shihtzus?|maltese|maltipoos?|pomeranians?|rottweilers?|boxers?|shepherds?|collies?|dalmatians?|mastiffs?|cockapoos?|spaniels?|mutts?|hounds?)$/;

export function isBreed(word: string): boolean {
  return breeds.test(word);
}

/** What is done for dogs. */
const caring =
  /^(groom(ing|er|ers)|walk(ing|er|ers)|sitt(ing|er|ers)|train(ing|er|ers)|boarding|bath|bathing|washing)$/;

/** Looked at before it is bought. */
const looking = /^(look|looks|check|checks|go|inspect|looked|checked)$/;
const whither = /^(over|at|out|through)$/;

/** With 'dog' for its breed, where who asks has one: 'trim my poodle'. */
export function withDogs(tokens: readonly Token[]): Token[] {
  const isOwned = (at: number) =>
    [1, 2].some((back) => mine.has(tokens[at - back]?.word ?? "")) ||
    /^(one|two|three|four|both)$/.test(tokens[at - 1]?.word ?? "") ||
    caring.test(tokens[at + 1]?.word ?? "");
  return tokens.map((token, at) =>
    breeds.test(token.word) && isOwned(at) ? { ...token, word: "dog" } : token,
  );
}

/** What somebody offers who is asked for by what is wrong: 'squeaky brakes' is brakes repair, 'my back hurts' back pain. */
export function troublesOf(tokens: readonly Token[]): string[] {
  const words = tokens.map(({ word }) => word);
  const isNear = (at: number, fits: RegExp) =>
    words.some((word, other) => Math.abs(other - at) <= acheDistance && fits.test(word));
  const part = words.find((word, at) => bodyParts.test(word) && isNear(at, aches));
  const isUnruly = words.some((word) => dogs.test(word)) && words.some((word) => manners.test(word));
  const wrong = words.findIndex((word) => faulty.test(word));
  const isWrong = wrong >= 0 && !beside.test(words[wrong + 1] ?? "");
  const thing = !isWrong ? [] : words.slice(wrong + 1).filter((word) => !mine.has(word));
  const seen = words.findIndex((word, at) => looking.test(word) && whither.test(words[at + 1] ?? ""));
  const bought = seen < 0 ? [] : words.slice(seen + 2).filter((word) => !mine.has(word));
  const end = bought.findIndex((word) => /^(before|for|prior|so|i|to)$/.test(word));
  const looked = end < 0 ? bought : bought.slice(0, end);
  return [
    ...(part ? [`${part} pain`] : []),
    ...(isUnruly ? ["dog training"] : []),
    ...(thing.length > 0 && thing.length <= 2 ? [`${thing.join(" ")} repair`] : []),
    ...(looked.length > 0 && looked.length <= 3 ? [`${looked.join(" ")} inspection`] : []),
  ];
}
