import { createHash } from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";

const newline = 10;
const modulus = 1n << 256n;

export type Digest = { rows: number; sha256: string };

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

export class RowDigest extends Transform {
  private rest: Buffer = Buffer.alloc(0);
  private rows = 0;
  private sum = 0n;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const text = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk;
    let start = 0;
    for (let end = text.indexOf(newline); end >= 0; end = text.indexOf(newline, start)) {
      this.sum = (this.sum + BigInt(`0x${sha256(text.subarray(start, end))}`)) % modulus;
      this.rows += 1;
      start = end + 1;
    }
    this.rest = Buffer.from(text.subarray(start));
    done(null, chunk);
  }

  get digest(): Digest {
    return { rows: this.rows, sha256: this.sum.toString(16).padStart(64, "0") };
  }
}

/** Turns COPY text with one JSON value per row into JSON lines by removing the doubled backslashes. */
export class JsonLines extends Transform {
  private pending = "";

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const text = this.pending + chunk.toString("latin1");
    // Never splits a pair: text after the last newline waits for the next chunk.
    const cut = text.lastIndexOf("\n") + 1;
    this.pending = text.slice(cut);
    done(null, Buffer.from(text.slice(0, cut).replaceAll("\\\\", "\\"), "latin1"));
  }
}
