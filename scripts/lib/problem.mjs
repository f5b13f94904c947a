/** A failure that is explained to the person at the terminal: its message is shown, its stack is not. */
export class Problem extends Error {}

/** Shows why a script cannot go on: the message of a Problem, the whole stack of anything else. */
export function printError(error) {
  console.error(`\n${error instanceof Problem ? error.message : (error?.stack ?? error)}\n`);
}
