import { claim, wordAt, type Reading } from "../analysis/tokens.rules";
import data from "./facts.json";
import { spelledNumber } from "./quantities.rules";
import { mostRooms, roomsWish } from "./sizes.rules";

type List = "animals" | "animalOwners" | "animalAllowing" | "animalLeads" | "children" | "familyLeads";
const words = (list: List): ReadonlySet<string> => new Set(data.words[list].split(" "));
const animals = words("animals");
const owners = words("animalOwners");
const allowing = words("animalAllowing");
const leads = words("animalLeads");

/** Claims the animals that come along: 'that takes our cat', 'where I can keep my two dogs', 'for me and my puppy'. */
export function claimOwnPets(reading: Reading): void {
  for (const [index, { word }] of reading.tokens.entries()) {
    if (!animals.has(word) || reading.claimed[index]) continue;
    let at = index;
    while (owners.has(wordAt(reading, at - 1))) at -= 1;
    const verb = wordAt(reading, at - 1);
    const isCompany =
      verb === "for" &&
      wordAt(reading, index + 1) === "and" &&
      /^(us|me|ourselves)$/.test(wordAt(reading, index + 2));
    if (isCompany) {
      claim(reading, at - 1, index + 3, { kind: "pets", label: "Pets welcome", lexemes: ["xpe_1"] });
      continue;
    }
    if (
      !allowing.has(verb) &&
      !(/^(have|keep|bring)$/.test(verb) && /^(can|could)$/.test(wordAt(reading, at - 2)))
    )
      continue;
    let start = at - 1;
    while (leads.has(wordAt(reading, start - 1))) start -= 1;
    claim(reading, start, index + 1, { kind: "pets", label: "Pets welcome", lexemes: ["xpe_1"] });
  }
}

const children = words("children");
const familyLeads = words("familyLeads");

function countAt(reading: Reading, index: number): number {
  const word = wordAt(reading, index);
  return /^\d$/.test(word) ? Number(word) : (spelledNumber(word) ?? 0);
}

/** How many live there at least, and how many words say so; null where nothing does. */
function residentsAt(reading: Reading, index: number): { people: number; length: number } | null {
  const [word, next, third] = [0, 1, 2].map((step) => wordAt(reading, index + step));
  if (/^(big|large|huge)$/.test(word!) && next === "family") {
    const behind = third ?? "";
    return /^(home|house)s?$/.test(behind) ? null : { people: 5, length: 2 };
  }
  if (word === "family" && next === "of" && countAt(reading, index + 2) > 0)
    return { people: countAt(reading, index + 2), length: 3 };
  const count = countAt(reading, index);
  if (count > 2 && next === "of" && third === "us") return { people: count, length: 3 };
  return count > 1 && children.has(next!) ? { people: count + 2, length: 2 } : null;
}

/** Claims the bedrooms that a family needs: four for five people and more. */
export function claimFamily(reading: Reading): void {
  if (reading.claimed.some((wish) => wish?.kind === "bedrooms")) return;
  for (let index = 0; index < reading.tokens.length; index += 1) {
    const found = residentsAt(reading, index);
    if (!found) continue;
    let start = index;
    while (familyLeads.has(wordAt(reading, start - 1))) start -= 1;
    const beds = Math.min(4, Math.max(2, found.people - 1));
    return claim(reading, start, index + found.length, roomsWish("bedrooms", beds, mostRooms));
  }
}
