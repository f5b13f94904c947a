/** The cursor of the next page in the `Link` header of a list (contract section 3); null on the last page. */
export function nextCursor(headers: Headers): string | null {
  const target = /<([^>]*)>;\s*rel="next"/.exec(headers.get("link") ?? "")?.[1];
  return target ? new URL(target, "http://same.invalid").searchParams.get("cursor") : null;
}
