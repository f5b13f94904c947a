import { dwellingWords } from "./dwellings";
import { premisesWords } from "./premises";
import type { PropertyWords } from "./property-words";

export const propertyKinds: readonly PropertyWords[] = [...dwellingWords, ...premisesWords];
