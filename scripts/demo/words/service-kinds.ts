import { careWords } from "./care";
import { officeWords } from "./offices";
import type { ServiceWords } from "./service-words";
import { tradeWords } from "./trades";

export const serviceKinds: readonly ServiceWords[] = [...tradeWords, ...officeWords, ...careWords];
