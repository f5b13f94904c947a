let endStream: (() => void) | undefined;

/** Says how the events of this tab end; their code is there once somebody follows them. */
export function setEventStreamCloser(end: () => void): void {
  endStream = end;
}

/** Ends the events of this tab, where there are any: a stream of somebody who has logged out would be refused. */
export function closeEventStream(): void {
  endStream?.();
}
