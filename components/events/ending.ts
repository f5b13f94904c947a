let endStream: (() => void) | undefined;

/** Registered when the events code loads, so that sign-out doesn't import it. */
export function setEventStreamCloser(end: () => void): void {
  endStream = end;
}

/** Called on sign-out: the server would reject the stream afterward. */
export function closeEventStream(): void {
  endStream?.();
}
