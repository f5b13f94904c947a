/** Null on the last page (contract section 3). */
export function nextCursor(headers: Headers): string | null {
  const target = /<([^>]*)>;\s*rel="next"/.exec(headers.get("link") ?? "")?.[1];
  return target ? new URL(target, "http://same.invalid").searchParams.get("cursor") : null;
}
