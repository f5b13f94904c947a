/** Failure with a message for the user at the terminal, shown without a stack. */
export class Problem extends Error {}

export function printError(error) {
  console.error(`\n${error instanceof Problem ? error.message : (error?.stack ?? error)}\n`);
}
