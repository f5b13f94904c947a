function countOf(count: number): string {
  return count === 1 ? "1 photo" : `${count} photos`;
}

export const photosCopy = {
  tooMany: (max: number, left: readonly string[]) =>
    `You can add at most ${countOf(max)}. Left out: ${left.join(", ")}.`,
  alreadyHere: "This photo is already here.",
  notSent: "We didn’t get this photo. Check your connection and try again.",
  notOpened: "We can’t open this photo here.",
  instructions:
    "To move a photo, press space or enter, move it with the arrow keys, and press space or enter to put it down. Escape puts it back.",
  pickedUp: (place: number, count: number) => `Photo ${place} of ${count} picked up.`,
  movedTo: (place: number, count: number) =>
    `Photo moved to position ${place} of ${count}.${place === 1 ? " It is the cover." : ""}`,
  putDown: (place: number, count: number) =>
    `Photo dropped in position ${place} of ${count}.${place === 1 ? " It is the cover." : ""}`,
  putBack: "The photo is back in its place.",
  removed: "The photo was removed.",
} as const;
