/** Check before querying, because PostgreSQL's uuid type rejects anything else with an error. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

export function parseIds(value: string | undefined | null, maxIds: number): string[] {
  const ids = (value ?? "")
    .toLowerCase()
    .split(",")
    .map((id) => id.trim())
    .filter(isUuid);
  return [...new Set(ids)].slice(0, maxIds);
}

/** Version 7: starts with the time, so that new rows are adjacent in an index. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  new DataView(bytes.buffer).setBigUint64(
    0,
    (BigInt(Date.now()) << 16n) | BigInt(bytes[6]! << 8) | BigInt(bytes[7]!),
  );
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
