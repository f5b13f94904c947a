import "server-only";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const allowed = String(accepted ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.split(";").map((piece) => piece.trim()))
    .filter(
      ([, ...options]) =>
        !options.some((option) => option.startsWith("q=") && !(Number(option.slice(2)) > 0)),
    )
    .map(([name]) => name);
  return (["br", "gzip"] as const).find((name) => allowed.includes(name)) ?? "identity";
}

export async function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return deflate(body, { level: Math.min(quality, 9) });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
