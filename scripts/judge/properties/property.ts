import { createRandom, type Random } from "@/scripts/demo/random";
import type { Context } from "./context";

export type Check = true | string | null;

export type Outcome = { passed: number; checked: number; failures: string[] };

export type Property = { name: string; check: (context: Context) => Promise<Outcome> };

export function property<T>(
  name: string,
  casesOf: (context: Context, random: Random) => readonly T[] | Promise<readonly T[]>,
  check: (one: T, context: Context, random: Random) => Promise<Check>,
): Property {
  return {
    name,
    async check(context) {
      const random = createRandom(name);
      const outcome: Outcome = { passed: 0, checked: 0, failures: [] };
      const cases = await casesOf(context, random);
      for (const one of cases.slice(0, context.count)) {
        const found = await check(one, context, random);
        if (found === null) continue;
        outcome.checked += 1;
        if (found === true) outcome.passed += 1;
        else outcome.failures.push(found);
      }
      return outcome;
    },
  };
}

export function rateOf({ passed, checked }: Outcome): number {
  return checked === 0 ? 1 : passed / checked;
}
