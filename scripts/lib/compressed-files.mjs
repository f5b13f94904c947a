import { existsSync, readdirSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { inRoot } from "./paths.mjs";

const compress = promisify(brotliCompress);

function openFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(m?js|css|json|svg)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !existsSync(`${path}.br`));
}

async function compressFile(path) {
  const body = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const tempPath = `${path}.${process.pid}`;
  await writeFile(tempPath, await compress(body, { params }));
  await rename(tempPath, `${path}.br`);
}

/**
 * Compresses scripts and style sheets at build time as `<name>.br`. Without these files the server compresses on its
 * own, which takes seconds of CPU after each start.
 */
export async function compressFiles() {
  const open = openFiles(inRoot(".next/static"));
  const each = async () => {
    for (let path = open.pop(); path; path = open.pop()) await compressFile(path);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, each));
}
