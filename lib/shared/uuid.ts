/** True for any UUID as text, in either case; what the database's uuid type would refuse must not reach it. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** Ids from `a,b,c`: real ones, each once, at most so many; an address or a storage may hold anything. */
export function parseIds(value: string | undefined | null, maxIds: number): string[] {
  const ids = (value ?? "")
    .toLowerCase()
    .split(",")
    .map((id) => id.trim())
    .filter(isUuid);
  return [...new Set(ids)].slice(0, maxIds);
}

/** A version 7 UUID: it begins with the time, so that new rows stand together in an index. */
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
